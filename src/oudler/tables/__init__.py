"""Live tables: people and bots playing matches together.

A table is its log: numbered facts, stored one after the other (:mod:`oudler.tables.facts`).
Folding them gives the state of the table, and what each fact tells to whom
(:mod:`oudler.tables.folding`); a pure function turns commands into facts
(:mod:`oudler.tables.reducer`). Time, chance and the bots' thoughts come from outside;
:mod:`oudler.tables.actor` brings them. No web framework and no database driver is known here.
"""
