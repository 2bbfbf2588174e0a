# What `oudler serve` says.
serve-address = The table is at { $url }
serve-lan-address = On the local network: { $url }
serve-no-lan = This machine seems to have no address in a local network.
serve-stop = Ctrl-C stops the server; games go on where they were when it starts again.
