import type { MailChoice, NoticeKind, NoticeSettings } from '@foyer/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../lib/api/browser.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { noticeSettingsQuery } from './settings-query.ts'

const kinds: readonly (readonly [kind: NoticeKind, title: string, words: string])[] = [
  ['person_wanted', 'Handoff request', 'A visitor asks for a person.'],
  ['new_lead', 'New lead', 'A visitor left contact details.'],
  ['question_unanswered', 'Unanswered questions', 'Questions your website didn’t answer, once a day.'],
  ['scan_failed', 'Scan failed', 'We couldn’t read your website.'],
  ['pages_gone', 'Missing pages', 'Many pages are no longer on your website.'],
  ['fact_outdated', 'Facts changed', 'Your website no longer matches what you confirmed.'],
  ['limit_near', '80% of a limit', 'Messages, scans or storage are running low.'],
  ['limit_reached', 'Limit reached', 'A service stops until the limit resets.'],
  ['payment_failed', 'Payment failed', 'Please check your card.'],
  ['receipt', 'Payment received', 'Your receipt is ready.'],
  ['subscription_ended', 'Plan ended', 'You’re back on the free plan.'],
  ['webhook_failed', 'Webhook failed', 'Your endpoint isn’t responding.'],
]

const choices: readonly (readonly [MailChoice, string])[] = [
  ['at_once', 'Immediately'],
  ['daily', 'Daily summary'],
  ['weekly', 'Weekly summary'],
  ['off', 'No email'],
]

const nameOf = (field: string) => kinds.find(([kind]) => kind === field)?.[1] ?? field
const wordsFor = (value: unknown) => choices.find(([choice]) => choice === value)?.[1]

async function choose(kind: NoticeKind, choice: MailChoice) {
  const { queryKey } = noticeSettingsQuery
  const before = queryClient.getQueryData<NoticeSettings>(queryKey)
  // Optimistic; reverted on failure.
  if (before) queryClient.setQueryData<NoticeSettings>(queryKey, { mail: { ...before.mail, [kind]: choice } })
  try {
    const saved = await saveForm<NoticeSettings, Partial<Record<NoticeKind, MailChoice>>>(
      before ? { [kind]: before.mail[kind] } : {},
      { [kind]: choice },
      ({ before, ...mail }) => api.put('/api/notices/settings', { mail, before }),
      { nameOf, wordsFor },
    )
    queryClient.setQueryData(queryKey, saved ?? (await api.get<NoticeSettings>('/api/notices/settings')))
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    showFailure('Couldn’t save your choice')(error)
  }
}

export function EmailPreferences() {
  const settings = useQuery(noticeSettingsQuery)
  if (hasFailedToLoad(settings))
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        Couldn’t load this.
        <Button variant="secondary" size="sm" onClick={() => void settings.refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!settings.data) return <Skeleton className="h-96 max-w-xl" />
  const { mail } = settings.data
  return (
    <ul className="flex max-w-xl flex-col divide-y divide-hairline border-y border-hairline">
      {kinds.map(([kind, title, words]) => (
        <Choice
          key={kind}
          title={title}
          words={words}
          value={mail[kind]}
          onChoose={(to) => void choose(kind, to)}
        />
      ))}
    </ul>
  )
}

type ChoiceProps = {
  title: string
  words: string
  value: MailChoice
  onChoose: (choice: MailChoice) => void
}

function Choice({ title, words, value, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="block text-sm font-medium">
          {title}
        </label>
        <span className="text-xs text-muted">{words}</span>
      </span>
      <span className="w-44 shrink-0">
        <Select
          id={id}
          choices={choices}
          value={value}
          onChange={({ target }) => onChoose(target.value as MailChoice)}
        />
      </span>
    </li>
  )
}
