import { readAssistantNames } from '../../people/assistants/read-assistant-names.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { countUnansweredOn } from '../conversations/count-unanswered.ts'

const day = 24 * 3_600_000
const shownDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * Notifies owners each morning of yesterday's unanswered questions, once per assistant. The notice holds no questions:
 * they stay in their conversations, where erasing a visitor finds them.
 */
export const notifyUnanswered = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'tell-unanswered',
  every: '20 0-5 * * *',
  async run(_data, signal) {
    const today = new Date(now())
    today.setUTCHours(0, 0, 0, 0)
    const yesterday = new Date(today.getTime() - day)
    for (const { accountId, assistantId, questions } of await countUnansweredOn(db, yesterday, today)) {
      if (signal.aborted) return
      const name = (await readAssistantNames(db, accountId, [assistantId])).get(assistantId)
      if (name === undefined) continue
      const count = questions === 1 ? '1 question' : `${questions.toLocaleString('en')} questions`
      await addNotice(db, accountId, {
        kind: 'question_unanswered',
        subject: `question_unanswered:${assistantId}:${yesterday.toISOString().slice(0, 10)}`,
        title: `${count} went unanswered`,
        text: `On ${shownDay.format(yesterday)} visitors asked ${name} what your website does not tell. Teach it the answers once, and it knows them.`,
        href: '/conversations',
      })
    }
  },
})
