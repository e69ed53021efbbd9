const heading = /^(#{1,6})\s/
const row = /^\s*\|/
const mostPlaces = 20

/**
 * For each place of a page that has a quote, what may name what it is of: what leads to it in its own lines, the line
 * right above where that has no sum of its own, the head of its table and the headings over it.
 */
export function namesAround(
  text: string,
  quote: string,
  { folded, hasSum }: { folded(text: string): string; hasSum(text: string): boolean },
): string[] {
  const lines = text.split('\n').filter((line) => folded(line) !== '')
  const plain = lines.map(folded)
  const starts: number[] = []
  let length = 0
  for (const line of plain) {
    starts.push(length)
    length += line.length + 1
  }
  const whole = plain.join(' ')
  const sought = folded(quote)
  const places: string[] = []
  for (
    let at = whole.indexOf(sought);
    at >= 0 && places.length < mostPlaces;
    at = whole.indexOf(sought, at + sought.length)
  ) {
    const line = starts.findLastIndex((start) => start <= at)
    const lead = leadIn(plain[line]!.slice(0, at - starts[line]!), hasSum)
    places.push([lead, ...linesAbove(lines, line, hasSum)].join('\n'))
  }
  return places
}

/** 'Sauna' of 'Sauna: adults £10, children £5', and what stands between the last sum and the quote. */
function leadIn(before: string, hasSum: (text: string) => boolean): string {
  if (!hasSum(before)) return before
  const [subject = ''] = before.split(':', 1)
  const last = before.split(/[/,;]/).at(-1)!
  return [subject, last].filter((said) => !hasSum(said)).join(' ')
}

function linesAbove(lines: readonly string[], line: number, hasSum: (text: string) => boolean): string[] {
  const found: string[] = []
  const above = lines[line - 1] ?? ''
  if (!hasSum(above)) found.push(above)
  if (row.test(lines[line]!)) {
    let head = line
    while (head > 0 && row.test(lines[head - 1]!)) head--
    found.push(lines[head]!)
  }
  let level = (heading.exec(lines[line]!)?.[1] ?? '#######').length
  for (let at = line - 1; at >= 0 && level > 1; at--) {
    const depth = heading.exec(lines[at]!)?.[1]?.length ?? level
    if (depth >= level) continue
    found.push(lines[at]!)
    level = depth
  }
  return found
}
