import { sourcesByLanguage } from './patterns.ts'
export const withoutVerbEnding = (verb: string) => verb.replace(/(?:en|(?<=[lr])n)$/, '')
/** Separable prefixes, folded. */
const separable = sourcesByLanguage('first half of a verb').de
const participle = new RegExp(`^(${separable})?ge(.{3,}?)(?:e?t|en)$`)
const withZu = new RegExp(`^(${separable})zu(.{3,}n)$`)

/** Finds the listed infinitive of `gewechselt`, `abzuholen` or `wechselst`. */
export function germanVerb(folded: string, verbs: ReadonlyMap<string, string>): string | undefined {
  const inflected = verbs.get(folded.replace(/(?:e?ten?|e?st|e?t|en|e|n)$/, ''))
  if (inflected) return inflected
  const past = participle.exec(folded)
  if (past) return verbs.get(`${past[1] ?? ''}${past[2]}`)
  const zu = withZu.exec(folded)
  return zu ? verbs.get(withoutVerbEnding(`${zu[1]}${zu[2]}`)) : undefined
}
