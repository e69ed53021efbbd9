import type { WebhookEvent } from '@foyer/contract/webhooks'

type Words = { label: string; when: string }

/** The events stand in the order in which they are offered. */
export const eventWords: Record<WebhookEvent, Words> = {
  'conversation.started': { label: 'Conversation started', when: 'A visitor asks their first question.' },
  'message.answered': { label: 'Message answered', when: 'A question and the sure answer it was given.' },
  'question.unanswered': {
    label: 'Question unanswered',
    when: 'Nothing on your website answers it for sure.',
  },
  'person.wanted': { label: 'Person wanted', when: 'A visitor asks to talk to a person.' },
  'rating.given': { label: 'Rating given', when: 'A visitor rates their conversation.' },
  'lead.created': { label: 'Lead created', when: 'A visitor leaves a way to be reached.' },
  'scan.finished': { label: 'Scan finished', when: 'Your website was read.' },
  'scan.failed': { label: 'Scan failed', when: 'Your website could not be read.' },
}

export const allEvents = Object.keys(eventWords) as WebhookEvent[]

/** What a delivery told of; the test event is none that can be chosen. */
export const labelOf = (type: string) =>
  type in eventWords ? eventWords[type as WebhookEvent].label : type === 'webhook.test' ? 'Test' : type
