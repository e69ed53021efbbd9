import type { Making } from '@foyer/contract/chat'

const builtIn = 'built-in'

/** Who gave an answer: `openai:gpt-5-mini` is a model and where it runs. */
export function giverOf({ by }: Making): string {
  if (by === builtIn) return 'The built-in answerer'
  if (by === 'handoff') return 'Foyer, which called a person'
  const [provider = '', ...name] = by.split(':')
  return name.length > 0 ? `The model ${name.join(':')} (${provider})` : `The model ${by}`
}

const troubles: Record<string, string> = {
  failed: 'the model could not be reached or answered with an error',
  slow: 'the model took too long',
  rate_limited: 'the model’s provider wanted fewer questions',
  refused: 'the model refused to answer',
  cut_off: 'the model broke off',
  empty: 'the model said nothing',
  ungrounded: 'your website does not bear out what the model said',
  leaked: 'the model began to tell its instructions',
  over_budget: 'this month’s budget for the model is spent',
  resting: 'the model had failed several times and was left alone for a while',
}

/** Why the model's own answer was not given, or not all of it; null where all went well. */
export function troubleOf({ by, trouble }: Making): string | null {
  if (trouble === null) return null
  const why = troubles[trouble] ?? 'something went wrong with the model'
  return by === builtIn ? `It stood in because ${why}.` : `It said no more because ${why}.`
}

const objections: Record<string, string> = {
  'contact-nowhere': 'It gives a contact that is not on your website.',
  'number-nowhere': 'It gives a number that your website does not.',
  'other-than-the-owner': 'You stated another price or time for this.',
  'time-of-another-day': 'Your website gives another time for that day.',
  'open-though-closed': 'Your website says that it is closed that day.',
  'closed-though-open': 'Your website gives times for that day.',
  'number-of-something-else': 'The number is on your website, but of something else.',
  'day-of-something-else': 'The day is on your website, but of something else.',
  'name-of-somebody-else': 'Your website says this of somebody else.',
  'other-than-the-only': 'It goes beyond what your website allows.',
  'says-the-opposite': 'Your website says the opposite.',
  'name-nowhere': 'It names what is not on your website.',
  'words-nowhere': 'Your website says nothing like it.',
  'agrees-to-the-unknown': 'It says yes to what your website does not name.',
  'not-in-its-passage': 'No passage that it was given says all of it.',
  'other-language': 'It is not in your assistant’s language.',
  'no-website': 'It speaks of a website, and you have none.',
  'not-prose': 'It is not a sentence.',
  'not-verified': 'A second look did not find it on your website.',
}

/** What spoke against a sentence. A check that is newer than this page is told in general words. */
export const objectionOf = (reason: string) => objections[reason] ?? 'Your website does not bear it out.'
