import type { Making, SecondLook } from '@foyer/contract/chat'
import { formatCount, formatMany, formatSeconds } from '../ui/format.ts'

const builtIn = 'built-in'

/** Who gave an answer: `openai:gpt-5-mini` is a model and where it runs. */
export function giverOf({ by }: Pick<Making, 'by'>): string {
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
export function troubleOf({ by, trouble }: Pick<Making, 'by' | 'trouble'>): string | null {
  if (trouble === null) return null
  const why = troubles[trouble] ?? 'something went wrong with the model'
  return by === builtIn ? `It stood in because ${why}.` : `It said no more because ${why}.`
}

const objections: Record<string, string> = {
  'phone-nowhere': 'It gives a telephone number that is not on your website.',
  'contact-nowhere': 'It gives a contact that is not on your website.',
  'code-nowhere': 'It gives a code that is not on your website.',
  'sum-nowhere': 'It gives a sum of money that your website does not.',
  'other-language': 'It is not in your assistant’s language.',
  'asks-for-secret': 'It asks for something that nobody should type into a chat.',
  'not-prose': 'It is not a sentence.',
  contradicted: 'A second look found that your website says otherwise.',
  absent: 'A second look did not find it on your website.',
}

/** What spoke against a sentence. A check that is newer than this page is told in general words. */
export const objectionOf = (reason: string) => objections[reason] ?? 'Your website does not bear it out.'

type LookedAt = SecondLook['sentences'][number]

/** What a second look found of a sentence, as `objectionOf` tells it of one that was cut. */
export const foundOf = (found: LookedAt['found']) =>
  found === null
    ? 'Nothing was found in time, so it was said as it stood.'
    : found === 'supported'
      ? 'A second look confirmed it.'
      : objectionOf(found)

function outcomeOf({ found, instead }: LookedAt): string {
  if (found === null) return 'left as it was'
  if (found === 'supported') return 'confirmed'
  return instead === null ? 'cut' : 'corrected'
}

const outcomes = ['confirmed', 'corrected', 'cut', 'left as it was']

/** 'Checked 2 sentences again: 1 confirmed, 1 cut (1.2 s, 640 tokens)' */
export function secondLookLine({ sentences, ms, tokens }: SecondLook): string {
  const counts = outcomes.flatMap((outcome) => {
    const count = sentences.filter((each) => outcomeOf(each) === outcome).length
    return count > 0 ? [`${formatCount(count)} ${outcome}`] : []
  })
  // What was found for an earlier answer is remembered, and takes nothing.
  const took =
    ms === 0 ? 'known from an earlier answer' : `${formatSeconds(ms)} s, ${formatMany(tokens, 'token')}`
  return `Checked ${formatMany(sentences.length, 'sentence')} again: ${counts.join(', ')} (${took})`
}
