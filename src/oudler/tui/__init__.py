"""The game at a plain terminal: lines in, lines out, for people, screen readers and scripts.

Everything on the screen comes from the views and events of one seat, so a hidden card cannot be
shown; every sentence comes from the catalogue group ``play``.
"""
