# Что говорит `oudler bench`.
bench-signature = Подпись { $signature } ({ $isa })
bench-rates = Одно ядро разыгрывает за секунду случайно 18 взяток { $playouts } раз, вместе со сдачей — { $deals } раз.
bench-solve = Осталось взяток: { $tricks }; половина сдач решена за { $median } мс, девять из десяти — за { $most } мс; медиана узлов: { $nodes }
