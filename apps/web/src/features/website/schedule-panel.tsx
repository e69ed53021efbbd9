import type { AutoScrape } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import { type Schedule, schedules } from '@foyer/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { effectOf, isIdle } from './schedule-effect.ts'

const names: Record<Schedule, string> = {
  manual: 'Manual',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

/** When the website is read again by itself. */
export function SchedulePanel({ assistant, allowed }: { assistant: Assistant; allowed: boolean }) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { autoScrapeEnabled, scrapeSchedule } = assistant

  const change = useMutation({
    mutationFn: (wanted: Partial<AutoScrape>) =>
      api.put<AutoScrape>(`/api/assistants/${assistant.id}/auto-scrape`, wanted),
    onError: (error) => {
      const message = messageOf(error, 'Failed to update auto-scraping settings')
      if (message.includes('not available on your current plan'))
        toast({
          title: 'Premium Feature',
          description:
            'Auto-scraping is available on Pro and Enterprise plans. Upgrade to unlock this feature!',
          action: { label: 'Upgrade Plan', onClick: () => navigate('/billing') },
        })
      else toast({ title: 'Error', description: message, variant: 'destructive' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/assistants'] }),
  })
  const shown = { autoScrapeEnabled, scrapeSchedule, ...(change.isPending && change.variables) }

  return (
    <div className="grid items-end gap-4 sm:grid-cols-[12rem_1fr]">
      <Field label="Schedule">
        <Select
          value={shown.scrapeSchedule}
          disabled={!allowed || change.isPending}
          onChange={({ target }) => change.mutate({ scrapeSchedule: target.value as Schedule })}
          choices={schedules.map((schedule) => [schedule, names[schedule]])}
        />
      </Field>
      <div className="pb-2">
        <Switch
          label={
            <span className="inline-flex flex-wrap items-center gap-2">
              Auto-scraping {!allowed && <Badge tone="outline">Pro</Badge>}
            </span>
          }
          description={
            allowed ? (
              <span className={isIdle(shown) ? 'text-warn' : undefined}>{effectOf(shown)}</span>
            ) : (
              <>
                Reads your website again by itself.{' '}
                <Link href="/billing" className="font-medium text-accent underline underline-offset-2">
                  Upgrade now
                </Link>
              </>
            )
          }
          checked={shown.autoScrapeEnabled}
          disabled={!allowed || change.isPending}
          onCheckedChange={(on) => change.mutate({ autoScrapeEnabled: on })}
        />
      </div>
    </div>
  )
}
