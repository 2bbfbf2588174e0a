# Ce que dit `oudler bench`.
bench-signature = Signature { $signature } ({ $isa })
bench-rates = Un cœur joue { $playouts } fins de donne au hasard de 18 plis par seconde, et { $deals } donnes entières.
bench-solve = { $tricks ->
    [one] { $tricks } pli restant
   *[other] { $tricks } plis restants
} : la moitié des donnes résolues en { $median } ms, neuf sur dix en { $most } ms ; médiane { $nodes } nœuds
