# The result of a score sheet.
score-made = The contract is made.
score-lost = The contract is lost.
score-taker = taker
score-partner = partner
score-defender = each defender
