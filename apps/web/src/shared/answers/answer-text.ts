import type { Making, SecondLook } from '@foyer/contract/chat'
import { formatCount, formatPlural, formatSeconds } from '../../ui/format.ts'

const builtIn = 'built-in'

/** `openai:gpt-5-mini` is a provider and a model. */
export function answeredByLabel({ by }: Pick<Making, 'by'>): string {
  if (by === builtIn) return 'The built-in answerer'
  if (by === 'handoff') return 'Foyer, calling a person'
  const [provider = '', ...name] = by.split(':')
  return name.length > 0 ? `${name.join(':')} (${provider})` : by
}

const troubles: Record<string, string> = {
  failed: 'the model couldn’t be reached or returned an error',
  slow: 'the model took too long',
  rate_limited: 'the model’s provider limited the number of requests',
  refused: 'the model refused to answer',
  cut_off: 'the model stopped midway',
  empty: 'the model returned nothing',
  ungrounded: 'your website doesn’t support what the model said',
  leaked: 'the model started to reveal its instructions',
  over_budget: 'this month’s model budget is used up',
  resting: 'the model failed several times and is paused',
}

/** Null if the model’s answer was given in full. */
export function modelFailureReason({ by, trouble }: Pick<Making, 'by' | 'trouble'>): string | null {
  if (trouble === null) return null
  const why = troubles[trouble] ?? 'something went wrong with the model'
  return by === builtIn ? `It answered instead because ${why}.` : `The answer is incomplete because ${why}.`
}

const objections: Record<string, string> = {
  'phone-nowhere': 'It gives a phone number that isn’t on your website.',
  'contact-nowhere': 'It gives a contact that isn’t on your website.',
  'code-nowhere': 'It gives a code that isn’t on your website.',
  'sum-nowhere': 'It gives an amount that isn’t on your website.',
  'other-language': 'It isn’t in your assistant’s language.',
  'asks-for-secret': 'It asks for something visitors shouldn’t share in a chat.',
  'not-prose': 'It isn’t a sentence.',
  contradicted: 'A second check found that your website says otherwise.',
  absent: 'A second check didn’t find it on your website.',
}

/** Reasons newer than this page get a general description. */
export const removalReason = (reason: string) => objections[reason] ?? 'Your website doesn’t support it.'

type LookedAt = SecondLook['sentences'][number]

export const secondLookResult = (found: LookedAt['found']) =>
  found === null
    ? 'The check took too long, so it was kept.'
    : found === 'supported'
      ? 'A second check confirmed it.'
      : removalReason(found)

function outcomeLabel({ found, instead }: LookedAt): string {
  if (found === null) return 'unchanged'
  if (found === 'supported') return 'confirmed'
  return instead === null ? 'removed' : 'corrected'
}

const outcomes = ['confirmed', 'corrected', 'removed', 'unchanged']

/** 'Double-checked 2 sentences: 1 confirmed, 1 removed (1.2 s, 640 tokens)' */
export function secondLookLine({ sentences, ms, tokens }: SecondLook): string {
  const counts = outcomes.flatMap((outcome) => {
    const count = sentences.filter((each) => outcomeLabel(each) === outcome).length
    return count > 0 ? [`${formatCount(count)} ${outcome}`] : []
  })
  // Results from an earlier answer are reused at no cost.
  const took =
    ms === 0 ? 'known from an earlier answer' : `${formatSeconds(ms)} s, ${formatPlural(tokens, 'token')}`
  return `Double-checked ${formatPlural(sentences.length, 'sentence')}: ${counts.join(', ')} (${took})`
}
