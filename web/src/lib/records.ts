// Texts with several records.

/** One of them: each begins with its tags, after an empty line. */
export function recordOf(all: string, index: number): string {
  const parts = all.replace(/\r\n?/g, "\n").split(/\n[ \t]*\n(?=\[)/);
  return parts.filter((part) => part.trim())[index] ?? all;
}
