import type { ModelsOverview } from '@foyer/contract/models'
import { Stat, Stats } from '../../ui/card.tsx'
import { formatCount, formatSeconds } from '../../ui/format.ts'
import { DataCell, HeaderCell, Row, Table } from '../../ui/table.tsx'
import { outcomeWords } from './outcome-words.ts'

const seconds = (ms: number | null) => (ms === null ? '–' : `${formatSeconds(ms)} s`)
const dollars = (usd: number) => `$${usd.toFixed(usd > 0 && usd < 1 ? 4 : 2)}`

/** What models did this month, in sums: nobody's words are kept for it. */
export function MonthFigures({ month }: { month: ModelsOverview['month'] }) {
  const { outcomes, costUsd, inputTokens, outputTokens } = month
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const all = sum(({ calls }) => calls)
  const answered = sum(({ outcome, calls }) => (outcome === 'answered' ? calls : 0))
  return (
    <div className="flex flex-col gap-6">
      <Stats>
        <Stat
          label="Cost"
          value={dollars(costUsd)}
          note={`${formatCount(inputTokens)} tokens read, ${formatCount(outputTokens)} said`}
        />
        <Stat
          label="Answered by a model"
          value={formatCount(answered)}
          note={`Of ${formatCount(all)}; the built-in answerer gave the others`}
        />
        <Stat
          label="Sentences cut"
          value={formatCount(sum(({ cutSentences }) => cutSentences))}
          note="Said by a model, not by the website, heard by nobody"
        />
      </Stats>
      {outcomes.length > 0 && (
        <Table caption="How questions to models ended this month">
          <thead>
            <tr>
              <HeaderCell>Model</HeaderCell>
              <HeaderCell>Outcome</HeaderCell>
              <HeaderCell numeric>Questions</HeaderCell>
              <HeaderCell numeric>First word</HeaderCell>
              <HeaderCell numeric>In all</HeaderCell>
              <HeaderCell numeric>Cut</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ model, outcome, calls, firstWordMs, totalMs, cutSentences }) => (
              <Row key={`${model} ${outcome}`}>
                <DataCell className="min-w-40 [overflow-wrap:anywhere]">{model}</DataCell>
                <DataCell className="min-w-40">{outcomeWords[outcome] ?? outcome}</DataCell>
                <DataCell numeric>{formatCount(calls)}</DataCell>
                <DataCell numeric>{seconds(firstWordMs)}</DataCell>
                <DataCell numeric>{seconds(totalMs)}</DataCell>
                <DataCell numeric>{formatCount(cutSentences)}</DataCell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
