import { resolve } from "node:path";
import { defineConfig } from "vite";

// The program that writes the deck, for Node.
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: resolve(import.meta.dirname, "write.ts"), outDir: resolve(import.meta.dirname, "../../build/deck-program"), emptyOutDir: true },
});
