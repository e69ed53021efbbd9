import type { Language, Message } from '@foyer/answers/types'
import type { Services } from '../services.ts'
import { hasFeature } from '../usage/require-feature.ts'
import type { ComposedAnswer } from './compose.ts'
import { talkOfLead } from './lead-talk/lead-talk.ts'
import { keepLeadFrom, type LeadSender } from './leave-lead.ts'

/**
 * What is said to a visitor who wants to be reached, where the owner lets the assistant ask; null where the message is
 * about something else. Who agreed is a lead before they are told so.
 */
export async function answerLead(
  services: Pick<Services, 'db' | 'queue' | 'now'>,
  sender: LeadSender,
  session: { caller: string; sessionId: string },
  text: string,
  history: readonly Message[],
): Promise<ComposedAnswer | null> {
  const { assistant } = sender
  if (assistant.leadCapture.mode !== 'ask' && assistant.leadCapture.mode !== 'before') return null
  const talk = talkOfLead({
    text,
    history,
    business: assistant.name,
    language: assistant.language as Language,
    multiLanguage: assistant.multiLanguage && hasFeature(assistant.tier, 'multiLanguage'),
  })
  if (!talk) return null
  if (talk.passOn) {
    const { agreedTo, ...left } = talk.passOn
    const consentText = agreedTo.slice(0, 500)
    await keepLeadFrom(services, sender, session, { ...left, name: null, page: null, consentText })
  }
  return {
    content: talk.says,
    confidence: 'sure',
    sources: [],
    answeredBy: 'built-in',
    fallbackReason: null,
    cut: [],
    language: talk.language,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  }
}
