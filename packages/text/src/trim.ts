/*
 * By hand rather than by a pattern: `/[\s:.]+$/` looks at a run of marks again from each of its characters, which makes
 * a long run cost the square of its length.
 */

/** The text without white space and these marks at its end. */
export function trimmedEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isEdge(text[end - 1]!, marks)) end--
  return text.slice(0, end)
}

/** The text without white space and these marks at either end. */
export function trimmed(text: string, marks: string): string {
  const shorter = trimmedEnd(text, marks)
  let start = 0
  while (start < shorter.length && isEdge(shorter[start]!, marks)) start++
  return shorter.slice(start)
}

function isEdge(char: string, marks: string): boolean {
  return marks.includes(char) || char.trim() === ''
}
