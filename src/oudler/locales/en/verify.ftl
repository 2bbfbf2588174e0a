# What `oudler verify` says.
verify-verdict = { $verdict ->
    [fair] Fair: the cards come from the seeds that were committed to.
    [open] This record has no commitment, so nothing can be verified.
    [unreadable] This record cannot be read as a deal.
    [unknown_version] The commitment or the shuffle is of a kind not known here.
    [seeds_missing] The record lacks a seed, or one is not 64 digits of hex.
    [commitment_disagrees] The server’s seed is not the one it had committed to.
    [published_disagrees] The commitment is not the one that was shown before the deal.
    [seed_disagrees] The seeds do not give the seed of this deal.
    [cards_disagree] The cards are not those that the seed gives.
   *[dealer_disagrees] The first dealer is not the one that the seed draws.
}
verify-commitment = commitment: { $hash }
verify-seats = seats that added a seed: { $seats }
