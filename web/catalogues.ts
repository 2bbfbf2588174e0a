// The Fluent catalogues of the Python package, as modules: `catalogue:en` is all that the page says in
// English. Only these groups are spoken here; the others belong to the command line.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export const LOCALES = resolve(process.cwd(), "../src/oudler/locales");
const GROUPS = ["term", "error", "step", "play", "web"];
const PREFIX = "catalogue:";

export function catalogueFiles(language: string): string[] {
  return GROUPS.map((group) => resolve(LOCALES, language, `${group}.ftl`));
}

export function catalogueText(language: string): string {
  return catalogueFiles(language)
    .map((path) => readFileSync(path, "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

export function catalogues(): Plugin {
  return {
    name: "oudler-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const path of catalogueFiles(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalogueText(language))};`;
    },
  };
}
