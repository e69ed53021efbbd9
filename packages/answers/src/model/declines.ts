import { sourcesNamed } from '../language/patterns.ts'

// How models decline, with or without the mark. 'We can't refund …' and 'We have no parking' are answers: a refusal
// mentions only the request, and a lack is one of information.

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'iu'))
const refusals = named('refuses')
const lacks = named('says unknown')

const short = 200
const some = (patterns: readonly RegExp[], sentence: string) => {
  const text = sentence.trim()
  return text.length <= short && patterns.some((pattern) => pattern.test(text))
}

/** The model refuses, whatever the site says. */
export const refuses = (sentence: string) => some(refusals, sentence)

/** The model says that it has no information. */
export const saysUnknown = (sentence: string) => some(lacks, sentence)
