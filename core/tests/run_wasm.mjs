// Runs a WebAssembly program of the core under Node: node core/tests/run_wasm.mjs PROGRAM [ARGUMENT...]
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { WASI } from 'node:wasi';

const [program, ...rest] = argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...rest], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
exit(wasi.start(instance));
