/** Text without white space and these marks at its end; by hand, as a pattern would look at a long run of marks again from each of them. */
export function trimmedEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && (marks.includes(text[end - 1]!) || text[end - 1]!.trim() === '')) end--
  return text.slice(0, end)
}
