import type { Language, Message } from '@foyer/answers/types'
import { hasFeature } from '../../money/usage/require-feature.ts'
import type { Services } from '../../services.ts'
import type { ComposedAnswer, ReplySink } from './compose.ts'
import { leadTalk } from './lead-talk/lead-talk.ts'
import { keepLeadFrom, type LeadSender } from './leave-lead.ts'

/** `alsoAsks` is the rest of the message, which is answered above the lead reply. */
export type LeadAnswer = { composed: ComposedAnswer; alsoAsks: string | null }

type SentWords = {
  text: string
  history: readonly Message[]
  /** True for messages about a file or a request for a person. These may still give consent. */
  isOffTopic: boolean
}

/**
 * Replies to a visitor who wants to be contacted, if the owner allows it; null for other messages. The lead is stored
 * before the visitor hears so.
 */
export async function answerLead(
  services: Pick<Services, 'db' | 'queue' | 'now'>,
  sender: LeadSender,
  session: { caller: string; sessionId: string },
  { text, history, isOffTopic }: SentWords,
): Promise<LeadAnswer | null> {
  const { assistant } = sender
  if (assistant.leadCapture.mode !== 'ask' && assistant.leadCapture.mode !== 'before') return null
  const talk = leadTalk({
    text,
    history,
    business: assistant.publicName,
    language: assistant.language as Language,
    multiLanguage: assistant.multiLanguage && hasFeature(assistant.tier, 'multiLanguage'),
  })
  if (!talk || (isOffTopic && !talk.passOn)) return null
  if (talk.passOn) {
    const { agreedTo, ...left } = talk.passOn
    const consentText = agreedTo.slice(0, 500)
    await keepLeadFrom(services, sender, session, { ...left, name: null, page: null, consentText })
  }
  const composed: ComposedAnswer = {
    content: talk.says,
    confidence: 'sure',
    said: 'plain',
    sentences: [],
    sources: [],
    more: [],
    answeredBy: 'built-in',
    fallbackReason: null,
    cut: [],
    secondLook: null,
    language: talk.language,
    answerLanguage: talk.language,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  }
  return { composed, alsoAsks: isOffTopic ? text : (talk.alsoAsks ?? null) }
}

export async function combineWithLead(
  lead: LeadAnswer | null,
  text: string,
  sink: ReplySink,
  answer: (question: string) => Promise<ComposedAnswer | null>,
): Promise<ComposedAnswer | null> {
  if (!lead) return answer(text)
  const { content } = lead.composed
  if (lead.alsoAsks === null) {
    sink.accepted()
    sink.say(content)
    return lead.composed
  }
  const answered = await answer(lead.alsoAsks)
  if (!answered) return null
  sink.say(`\n\n${content}`)
  return { ...answered, content: `${answered.content}\n\n${content}` }
}
