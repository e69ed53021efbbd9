import { distance } from 'fastest-levenshtein'

const maxEdits = 2

/** Unknown variables that are likely typos of ours. */
export function misspelledSettings(
  environment: Record<string, string | undefined>,
  ours: readonly string[],
): { written: string; meant: string }[] {
  // 'PORT' and 'HOST' are too close to variables of other programs.
  const longer = ours.filter((name) => name.includes('_'))
  return Object.keys(environment).flatMap((written) => {
    if (ours.includes(written)) return []
    const meant = longer
      .filter((name) => !environment[name]?.trim())
      .map((name) => ({ name, edits: distance(written.toUpperCase(), name) }))
      .filter(({ edits }) => edits <= maxEdits)
      .sort((one, other) => one.edits - other.edits)[0]
    return meant ? [{ written, meant: meant.name }] : []
  })
}
