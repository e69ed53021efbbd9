import type { Analytics } from '@foyer/contract/analytics'
import { type Assistant, type Language, languageNames } from '@foyer/contract/assistants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Stat, Stats } from '../../ui/card.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TopQuestions, Unanswered } from './questions.tsx'
import { Outcomes, Shares } from './shares.tsx'

const count = new Intl.NumberFormat('en')
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const periods = { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' }

const languageName = (code: string) => languageNames[code as Language] ?? code

function Figures({ data }: { data: Analytics }) {
  const { messages, conversations, averageResponseMs, satisfaction, ratings } = data
  return (
    <Stats>
      <Stat
        label="Messages"
        value={count.format(messages)}
        note={`${count.format(conversations)} conversations`}
      />
      <Stat
        label="Response time"
        value={
          averageResponseMs === null
            ? '–'
            : (averageResponseMs / 1_000).toFixed(averageResponseMs < 100 ? 2 : 1)
        }
        unit="s"
      />
      <Stat
        label="Satisfaction"
        value={satisfaction === null ? '–' : satisfaction.toFixed(1)}
        unit="/5"
        note={`${count.format(ratings)} ${ratings === 1 ? 'rating' : 'ratings'}`}
      />
    </Stats>
  )
}

function Report({ data, teachTo }: { data: Analytics; teachTo: Assistant[] }) {
  const daily = data.byDay.map(({ day, messages, conversations, answered, refused }) => ({
    label: shortDay.format(new Date(day)),
    value: messages,
    detail: `${messages} messages in ${conversations} conversations, ${answered} answered, ${refused} not`,
  }))
  const hourly = data.byHour.map((value, hour) => ({ label: `${String(hour).padStart(2, '0')}`, value }))
  return (
    <div className="flex flex-col gap-4">
      <Figures data={data} />
      <Card>
        <BarChart
          title="Messages a day"
          bars={daily}
          unit="messages"
          labelEvery={Math.ceil(daily.length / 6)}
        />
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <Outcomes answered={data.answered} refused={data.refused} fellBack={data.fellBack} />
        </Card>
        <Card>
          <Shares
            title="Languages"
            empty="Nobody has asked anything yet."
            rows={data.languages.map(({ language, count }) => ({
              label: languageName(language),
              value: count,
            }))}
          />
        </Card>
      </div>
      <Card>
        <BarChart title="Busiest hours (UTC)" bars={hourly} unit="messages" labelEvery={3} height={120} />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card>
          <Unanswered groups={data.unanswered} teachTo={teachTo} />
        </Card>
        <Card>
          <TopQuestions groups={data.topQuestions} />
        </Card>
      </div>
    </div>
  )
}

type AnalyticsPanelProps = { assistants: Assistant[]; allowed: boolean | undefined }

export function AnalyticsPanel({ assistants, allowed }: AnalyticsPanelProps) {
  const [assistant, setAssistant] = useState('all')
  const [days, setDays] = useState('30')
  const [tests, setTests] = useState<'show' | 'hide'>('hide')
  const report = useQuery<Analytics>({
    queryKey: [`/api/analytics?${new URLSearchParams({ assistant, days, tests })}`],
    enabled: allowed === true,
    placeholderData: keepPreviousData,
  })
  if (allowed === false)
    return (
      <PlanGate
        feature="Analytics"
        allowed={false}
        description="Messages over time, what was answered, satisfaction, busiest hours, languages, and the questions your website does not answer, with one click to teach an answer."
      />
    )
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <Field label="Assistant">
          <Select value={assistant} onChange={({ target }) => setAssistant(target.value)}>
            <option value="all">All assistants</option>
            {assistants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Period">
          <Select value={days} onChange={({ target }) => setDays(target.value)}>
            {Object.entries(periods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Counted">
          <Select value={tests} onChange={({ target }) => setTests(target.value as typeof tests)}>
            <option value="hide">Visitors only</option>
            <option value="show">Visitors and your test chats</option>
          </Select>
        </Field>
      </div>
      {report.isPending && <Skeleton className="h-96 rounded-card" />}
      {report.isError && (
        <ErrorState
          title="Analytics could not be loaded"
          actions={<Button onClick={() => report.refetch()}>Try again</Button>}
        >
          Nothing is lost: your conversations are stored.
        </ErrorState>
      )}
      {report.data && (
        <Report
          data={report.data}
          teachTo={assistant === 'all' ? assistants : assistants.filter(({ id }) => id === assistant)}
        />
      )}
    </>
  )
}
