// The levels of bots that the page offers. Servers may know other bots, which are for programs.

/** From weak to strong; what they are called is in the catalogues. */
export const LEVELS: readonly string[] = ["novice", "club", "expert", "master"];
const USUAL = "club";

export function levelsOf(bots: readonly string[]): string[] {
  return LEVELS.filter((level) => bots.includes(level));
}

/** The level that was chosen last, if there still is such a one; a good player who does not think long otherwise. */
export function levelOr(chosen: string, levels: readonly string[] = LEVELS): string {
  if (levels.includes(chosen)) return chosen;
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? "novice");
}
