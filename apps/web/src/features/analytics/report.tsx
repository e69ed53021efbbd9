import type { Analytics } from '@foyer/contract/analytics'
import { type Language, languageNames } from '@foyer/contract/assistants'
import {
  formatCount,
  formatPlural,
  formatRating,
  formatSeconds,
  formatShortDayInUtc,
} from '../../ui/format.ts'
import { BarChart } from '../../ui/layout/bar-chart.tsx'
import { Card, Stat, Stats } from '../../ui/layout/card.tsx'
import { localHours } from './hours.ts'
import { TopQuestions, Unanswered, type UnansweredProps } from './questions.tsx'
import { Outcomes, Shares } from './shares.tsx'

const languageName = (code: string) => languageNames[code as Language] ?? code

function Figures({ data }: { data: Analytics }) {
  const { messages, conversations, averageResponseMs, satisfaction, ratings } = data
  const { leads, takeovers, personResponseMs } = data
  return (
    <Stats>
      <Stat
        label="Messages"
        value={formatCount(messages)}
        note={formatPlural(conversations, 'conversation')}
      />
      <Stat
        label="Response time"
        value={averageResponseMs === null ? '–' : formatSeconds(averageResponseMs)}
        unit="s"
      />
      <Stat
        label="Satisfaction"
        value={satisfaction === null ? '–' : formatRating(satisfaction)}
        unit="/5"
        note={formatPlural(ratings, 'rating')}
      />
      <Stat label="Leads" value={formatCount(leads)} note="left contact details" />
      <Stat label="Taken over" value={formatCount(takeovers)} note="conversations answered by your team" />
      <Stat
        label="Team response time"
        value={personResponseMs === null ? '–' : formatSeconds(personResponseMs)}
        unit="s"
      />
    </Stats>
  )
}

export function Report({ data, onTeach }: { data: Analytics } & Pick<UnansweredProps, 'onTeach'>) {
  const daily = data.byDay.map(({ day, messages, conversations, answered, unsure, refused }) => ({
    label: formatShortDayInUtc(day),
    value: messages,
    detail: `${formatPlural(messages, 'message')}, ${formatPlural(conversations, 'conversation')} started, ${formatCount(answered)} answered, ${formatCount(unsure)} not sure, ${formatCount(refused)} not on your site`,
  }))
  const talks = data.byDay.map(({ day, conversations }) => ({
    label: formatShortDayInUtc(day),
    value: conversations,
  }))
  const labelEvery = Math.ceil(daily.length / 6)
  const { zone, hours } = localHours(data.byHour, -new Date().getTimezoneOffset())
  const hourly = hours.map((value, hour) => ({ label: `${String(hour).padStart(2, '0')}`, value }))
  return (
    <div className="flex flex-col gap-4">
      <Figures data={data} />
      <Card>
        <BarChart title="Messages a day" bars={daily} unit="messages" labelEvery={labelEvery} />
      </Card>
      <Card>
        <BarChart
          title="Conversations a day"
          bars={talks}
          unit="conversations"
          labelEvery={labelEvery}
          height={120}
        />
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <Outcomes {...data} />
        </Card>
        <Card>
          <Shares
            title="Languages"
            empty="No questions yet."
            rows={data.languages.map(({ language, count }) => ({
              label: languageName(language),
              value: count,
            }))}
          />
        </Card>
      </div>
      <Card>
        <BarChart
          title={`Busiest hours (${zone})`}
          bars={hourly}
          unit="messages"
          labelEvery={3}
          height={120}
        />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card>
          <Unanswered groups={data.unanswered} onTeach={onTeach} />
        </Card>
        <Card>
          <TopQuestions groups={data.topQuestions} />
        </Card>
      </div>
    </div>
  )
}
