import { sourcesNamed } from '../language/patterns.ts'

// How models say no where they were asked to mark it, or were not asked at all. What a business says of itself
// ('We can't refund …', 'We have no parking') is an answer and must not look like this: a refusal names nothing but
// the request, and a lack is one of information.

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'iu'))
const refusals = named('refuses')
const lacks = named('says unknown')

const short = 200
const some = (patterns: readonly RegExp[], sentence: string) => {
  const text = sentence.trim()
  return text.length <= short && patterns.some((pattern) => pattern.test(text))
}

/** The model will not answer, whatever the site says. */
export const refuses = (sentence: string) => some(refusals, sentence)

/** The model says that it was not told. */
export const saysUnknown = (sentence: string) => some(lacks, sentence)
