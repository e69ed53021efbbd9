import type { WebhookEvent } from '@foyer/contract/webhooks'

type Words = { label: string; when: string }

export const eventLabels: Record<WebhookEvent, Words> = {
  'conversation.started': { label: 'Conversation started', when: 'A visitor asks their first question.' },
  'message.answered': { label: 'Message answered', when: 'A question got a clear answer.' },
  'question.unanswered': {
    label: 'Question unanswered',
    when: 'Your website has no clear answer.',
  },
  'person.wanted': { label: 'Handoff requested', when: 'A visitor asks for a person.' },
  'rating.given': { label: 'Rating given', when: 'A visitor rates their conversation.' },
  'lead.created': { label: 'Lead created', when: 'A visitor leaves contact details.' },
  'scan.finished': { label: 'Scan finished', when: 'We’ve read your website.' },
  'scan.failed': { label: 'Scan failed', when: 'We couldn’t read your website.' },
}

export const allEvents = Object.keys(eventLabels) as WebhookEvent[]

/** The test event can’t be subscribed to. */
export const labelOf = (type: string) =>
  type in eventLabels ? eventLabels[type as WebhookEvent].label : type === 'webhook.test' ? 'Test' : type
