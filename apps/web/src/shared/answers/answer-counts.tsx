import { type AnswerDelivery, answerDeliveries, type MonthlyAnswers } from '@foyer/contract/models'
import { formatCount, formatMonthInUtc } from '../../ui/format.ts'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'

const words: Record<AnswerDelivery, string> = {
  whole: 'As written by the model',
  looked: 'As written, after a second check',
  repaired: 'With a false sentence corrected',
  cut: 'With a sentence removed',
  stoodIn: 'From the built-in answerer instead',
}

const chartMonths = 3

/** Phones have room for two months only. */
export function AnswerCounts({ months }: { months: readonly MonthlyAnswers[] }) {
  const shown = months.slice(0, chartMonths)
  const hides = (nth: number) => (nth > 1 ? 'max-sm:hidden' : '')
  return (
    <Table caption="How the model’s answers were delivered">
      <thead>
        <tr>
          <HeaderCell>Answers</HeaderCell>
          {shown.map(({ period }, nth) => (
            <HeaderCell key={period} numeric className={hides(nth)}>
              {formatMonthInUtc(`${period}-01`)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {answerDeliveries.map((way) => (
          <Row key={way}>
            <DataCell>{words[way]}</DataCell>
            {shown.map((month, nth) => (
              <DataCell key={month.period} numeric className={hides(nth)}>
                <Count month={month} way={way} />
              </DataCell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Count({ month, way }: { month: MonthlyAnswers; way: AnswerDelivery }) {
  const all = answerDeliveries.reduce((sum, each) => sum + month[each], 0)
  if (all === 0) return '–'
  return (
    <>
      <span className="block">{formatCount(month[way])}</span>
      <span className="block text-xs text-muted">{Math.round((month[way] / all) * 100)}%</span>
    </>
  )
}
