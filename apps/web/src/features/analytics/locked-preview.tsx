import type { Analytics } from '@foyer/contract/analytics'
import { PlanGate } from '../../shared/plan/plan-gate.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Report } from './report.tsx'

const dayMs = 24 * 3_600_000
const dailyMessages = [
  6, 9, 8, 12, 11, 5, 4, 10, 13, 12, 15, 14, 7, 6, 13, 16, 15, 18, 17, 9, 7, 16, 19, 18, 21, 20, 11, 9, 19,
  23,
]
const sum = dailyMessages.reduce((total, each) => total + each, 0)
const refused = Math.round(sum / 12)
const unsure = Math.round(sum / 20)

const asked = (question: string, count: number) => ({
  question,
  count,
  examples: [question],
  assistantIds: [],
})

/** Invented figures, shown with an Example badge. */
const example: Analytics = {
  days: dailyMessages.length,
  messages: sum,
  conversations: Math.round(sum / 2.4),
  answered: sum - refused - unsure,
  unsure,
  refused,
  fellBack: 0,
  averageResponseMs: 420,
  satisfaction: 4.6,
  ratings: 58,
  leads: 9,
  takeovers: 4,
  personResponseMs: 41_000,
  byDay: dailyMessages.map((messages, nth) => ({
    day: new Date(Date.UTC(2026, 0, 1) + nth * dayMs).toISOString().slice(0, 10),
    messages,
    conversations: Math.round(messages / 2.4),
    answered: messages - Math.round(messages / 12),
    unsure: 0,
    refused: Math.round(messages / 12),
    averageResponseMs: 420,
  })),
  byHour: [2, 1, 0, 0, 0, 1, 4, 11, 22, 31, 34, 29, 24, 27, 30, 28, 25, 23, 19, 16, 14, 10, 7, 4],
  languages: [
    { language: 'en', count: 288 },
    { language: 'es', count: 63 },
    { language: 'fr', count: 32 },
  ],
  topQuestions: [
    asked('When are you open on Saturdays?', 41),
    asked('How much is a cleaning?', 33),
    asked('Can I book for tomorrow?', 27),
  ],
  unanswered: [
    { ...asked('Do you take my insurance?', 14), unsure: 0, taught: false },
    { ...asked('Is there parking behind the house?', 9), unsure: 9, taught: false },
  ],
}

/** A preview for plans without analytics, hidden from keyboard and screen readers. */
export function LockedPreview() {
  return (
    <>
      <PlanGate
        feature="Analytics"
        allowed={false}
        description="See messages over time, answer quality, satisfaction, busiest hours, languages and unanswered questions, and teach answers with one click."
      />
      <div className="relative mt-6 max-h-160 overflow-hidden" aria-hidden="true" inert>
        <Badge className="mb-4">Example</Badge>
        <div className="opacity-60">
          <Report data={example} onTeach={null} />
        </div>
        <div className="absolute inset-x-0 bottom-0 h-48 bg-linear-to-t from-page to-transparent" />
      </div>
    </>
  )
}
