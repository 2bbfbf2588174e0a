import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

// Names without hashes: the bundle is committed, and the server has browsers ask whether it changed.
// Nothing may be inline, neither scripts nor styles, because the server's policy forbids it.
export default defineConfig({
  base: "./",
  plugins: [catalogues(), svelte()],
  build: {
    outDir: process.env.OUDLER_STATIC ?? resolve(import.meta.dirname, "../src/oudler/server/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rollupOptions: {
      output: {
        entryFileNames: "oudler.js",
        chunkFileNames: (chunk) => `${chunk.name.replace(/^\W*_?catalogue[:_]/, "words-")}.js`,
        assetFileNames: (asset) => (asset.names.some((name) => name.endsWith(".css")) ? "oudler.css" : "[name][extname]"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
