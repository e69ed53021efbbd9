import { type ModelProvider, providerNames } from '@foyer/contract/model-providers'
import type { ModelOutcome, ModelsOverview } from '@foyer/contract/models'
import { formatCost, formatCount, formatSeconds } from '../../ui/format.ts'
import { Stat, Stats } from '../../ui/layout/card.tsx'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'
import { outcomeLabels } from './outcome-labels.ts'

const seconds = (ms: number | null) => (ms === null ? '–' : `${formatSeconds(ms)} s`)

/** Monthly totals; no conversation content is stored for them. */
export function MonthFigures({ month }: { month: ModelsOverview['month'] }) {
  const { outcomes, costUsd, inputTokens, cachedTokens, outputTokens } = month
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const all = sum(({ calls }) => calls)
  const answered = sum(({ outcome, calls }) => (outcome === 'answered' ? calls : 0))
  return (
    <div className="flex flex-col gap-6">
      <Stats>
        <Stat
          label="Cost"
          value={formatCost(costUsd)}
          note={`${formatCount(inputTokens)} input tokens${cachedTokens > 0 ? ` (${formatCount(cachedTokens)} cached)` : ''}, ${formatCount(outputTokens)} output tokens`}
        />
        <Stat
          label="Answered by a model"
          value={formatCount(answered)}
          note={
            all === 0
              ? 'No requests yet'
              : answered === all
                ? 'All requests'
                : `Of ${formatCount(all)}; the built-in answerer gave the rest`
          }
        />
        <Stat
          label="Sentences removed"
          value={formatCount(sum(({ cutSentences }) => cutSentences))}
          note="Not supported by the website"
        />
      </Stats>
      {outcomes.length > 0 && (
        <Table caption="Outcomes of model requests this month">
          <thead>
            <tr>
              <HeaderCell>Outcome</HeaderCell>
              <HeaderCell numeric>Requests</HeaderCell>
              <HeaderCell numeric className="max-sm:hidden">
                First word
              </HeaderCell>
              <HeaderCell numeric className="max-sm:hidden">
                Total
              </HeaderCell>
              <HeaderCell numeric className="max-sm:hidden">
                Removed
              </HeaderCell>
            </tr>
          </thead>
          {[...new Set(outcomes.map(({ model }) => model))].map((model) => (
            <tbody key={model} className="border-hairline not-last:border-b">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={5}
                  className="px-3 pt-4 text-left text-xs font-normal text-muted [overflow-wrap:anywhere] sm:px-4"
                >
                  <ModelName model={model} />
                </th>
              </tr>
              {outcomes
                .filter((outcome) => outcome.model === model)
                .map((outcome) => (
                  <OutcomeRow key={outcome.outcome} outcome={outcome} />
                ))}
            </tbody>
          ))}
        </Table>
      )}
    </div>
  )
}

function ModelName({ model }: { model: string }) {
  const [provider = '', ...name] = model.split(':')
  return (
    <span>
      <span className="font-medium text-ink">{name.join(':')}</span> ·{' '}
      {providerNames[provider as ModelProvider] ?? provider}
    </span>
  )
}

/** Phones show the smaller figures below the outcome instead of five columns. */
function OutcomeRow({
  outcome: { outcome, calls, firstWordMs, totalMs, cutSentences },
}: {
  outcome: ModelOutcome
}) {
  const small = [
    firstWordMs !== null && `First word ${seconds(firstWordMs)}`,
    totalMs !== null && `${seconds(totalMs)} total`,
    cutSentences > 0 && `${formatCount(cutSentences)} removed`,
  ].filter(Boolean)
  return (
    <Row>
      <DataCell>
        <span>{outcomeLabels[outcome] ?? outcome}</span>
        {small.length > 0 && (
          <p className="figures mt-0.5 text-xs text-muted sm:hidden">{small.join(' · ')}</p>
        )}
      </DataCell>
      <DataCell numeric>{formatCount(calls)}</DataCell>
      <DataCell numeric className="max-sm:hidden">
        {seconds(firstWordMs)}
      </DataCell>
      <DataCell numeric className="max-sm:hidden">
        {seconds(totalMs)}
      </DataCell>
      <DataCell numeric className="max-sm:hidden">
        {formatCount(cutSentences)}
      </DataCell>
    </Row>
  )
}
