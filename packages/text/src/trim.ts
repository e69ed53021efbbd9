/** Loops, because `/[\s:.]+$/` takes quadratic time on long runs of marks. */

export function trimmedEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isEdge(text[end - 1]!, marks)) end--
  return text.slice(0, end)
}

export function trimmed(text: string, marks: string): string {
  const shorter = trimmedEnd(text, marks)
  let start = 0
  while (start < shorter.length && isEdge(shorter[start]!, marks)) start++
  return shorter.slice(start)
}

function isEdge(char: string, marks: string): boolean {
  return marks.includes(char) || char.trim() === ''
}
