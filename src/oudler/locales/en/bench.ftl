# What `oudler bench` says.
bench-signature = Signature { $signature } ({ $isa })
bench-rates = One core plays { $playouts } random playouts of 18 tricks a second, and { $deals } whole deals.
bench-solve = { $tricks ->
    [one] { $tricks } trick left
   *[other] { $tricks } tricks left
}: half of the deals solved within { $median } ms, nine of ten within { $most } ms; median { $nodes } nodes
