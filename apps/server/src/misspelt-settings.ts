const mostSlips = 2

/** Variables that are none of ours and so much like one of ours that it was meant. */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
  ours: readonly string[],
): { written: string; meant: string }[] {
  // 'PORT' and 'HOST' are one letter from what other programs call theirs.
  const longer = ours.filter((name) => name.includes('_'))
  return Object.keys(environment).flatMap((written) => {
    if (ours.includes(written)) return []
    const meant = longer
      .filter((name) => !environment[name]?.trim())
      .map((name) => ({ name, slips: slipsBetween(written.toUpperCase(), name) }))
      .filter(({ slips }) => slips <= mostSlips)
      .sort((one, other) => one.slips - other.slips)[0]
    return meant ? [{ written, meant: meant.name }] : []
  })
}

/** Letters missing, added or taken for others. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return mostSlips + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1]
    for (let at = 1; at <= other.length; at++) {
      const replaced = row[at - 1]! + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}
