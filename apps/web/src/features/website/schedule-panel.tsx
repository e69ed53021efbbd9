import type { ScanSchedule } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import { type Schedule, schedules } from '@foyer/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { ProLabel, UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { showRefusal } from '../../shared/plan/plan-notices.ts'
import { Field, Select } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { effectOf, isIdle } from './schedule-effect.ts'

const names: Record<Schedule, string> = {
  manual: 'Manual',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

const nameOf = (field: string) => (field === 'scrapeSchedule' ? 'Schedule' : 'Auto-scraping')
const wordsFor = (value: unknown) => schedules.filter((each) => each === value).map((each) => names[each])[0]

const previousValues = (
  seen: ScanSchedule,
  { autoScrapeEnabled, scrapeSchedule }: Partial<ScanSchedule>,
) => ({
  ...(autoScrapeEnabled !== undefined && { autoScrapeEnabled: seen.autoScrapeEnabled }),
  ...(scrapeSchedule !== undefined && { scrapeSchedule: seen.scrapeSchedule }),
})

export function SchedulePanel({
  assistant,
  allowed,
}: {
  assistant: Assistant
  /** Undefined while loading. */
  allowed: boolean | undefined
}) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { autoScrapeEnabled, scrapeSchedule } = assistant

  const change = useMutation({
    mutationFn: (wanted: Partial<ScanSchedule>) =>
      saveForm(
        previousValues(assistant, wanted),
        wanted,
        (body) => api.put<ScanSchedule>(`/api/assistants/${assistant.id}/auto-scrape`, body),
        { nameOf, wordsFor },
      ),
    onError: (error) => showRefusal(messageOf(error, 'Failed to update auto-scraping settings'), navigate),
    onSettled: () => queries.invalidateQueries({ queryKey: assistantsQuery.queryKey }),
  })
  const shown = { autoScrapeEnabled, scrapeSchedule, ...(change.isPending && change.variables) }

  return (
    <div className="grid items-end gap-4 sm:grid-cols-[12rem_1fr]">
      <Field label="Schedule">
        <Select
          value={shown.scrapeSchedule}
          disabled={!allowed}
          held={change.isPending}
          // Choosing a schedule also turns it on, because that is what owners expect.
          onChange={({ target }) => {
            const scrapeSchedule = target.value as Schedule
            change.mutate({ scrapeSchedule, ...(scrapeSchedule !== 'manual' && { autoScrapeEnabled: true }) })
          }}
          choices={schedules.map((schedule) => [schedule, names[schedule]])}
        />
      </Field>
      <div className="pb-2">
        <Switch
          label={<ProLabel locked={allowed === false}>Auto-scraping</ProLabel>}
          description={
            allowed === false ? (
              <span>
                Rescans your website automatically. <UpgradeNow />
              </span>
            ) : (
              <span className={isIdle(shown) ? 'text-warn' : undefined}>{effectOf(shown)}</span>
            )
          }
          checked={shown.autoScrapeEnabled}
          disabled={!allowed}
          held={change.isPending}
          onCheckedChange={(on) => change.mutate({ autoScrapeEnabled: on })}
        />
      </div>
    </div>
  )
}
