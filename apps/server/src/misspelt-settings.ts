import { distance } from 'fastest-levenshtein'

/** Letters missing, added or taken for others; two that changed places are two of them. */
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
      .map((name) => ({ name, slips: distance(written.toUpperCase(), name) }))
      .filter(({ slips }) => slips <= mostSlips)
      .sort((one, other) => one.slips - other.slips)[0]
    return meant ? [{ written, meant: meant.name }] : []
  })
}
