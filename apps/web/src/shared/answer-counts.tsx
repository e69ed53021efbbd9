import { type AnswerDelivery, answerDeliveries, type MonthlyAnswers } from '@foyer/contract/models'
import { formatCount, formatMonthInUtc } from '../ui/format.ts'
import { DataCell, HeaderCell, Row, Table } from '../ui/table.tsx'

const words: Record<AnswerDelivery, string> = {
  whole: 'Whole, as the model said them',
  looked: 'Whole, after a second look',
  repaired: 'With a false sentence written anew',
  cut: 'With a sentence cut',
  stoodIn: 'By the built-in answerer instead',
}

const monthsShown = 3

/** How a model's answers were given. A phone has room for this month and the one before. */
export function AnswerCounts({ months }: { months: readonly MonthlyAnswers[] }) {
  const shown = months.slice(0, monthsShown)
  const hides = (nth: number) => (nth > 1 ? 'max-sm:hidden' : '')
  return (
    <Table caption="How answers of the model were given">
      <thead>
        <tr>
          <HeaderCell>Answers given</HeaderCell>
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
