import { isFrom } from '../attribute/condition-kinds.ts'
import type { PlacedLine } from '../attribute/third-parties.ts'
import { isOnlySum } from './sums/money.ts'

/** Moves a 'from' on its own line to its price. */
export function withFrom(lines: PlacedLine[], language: string): PlacedLine[] {
  const isLead = (line: PlacedLine | undefined) =>
    line !== undefined && line.cells.length === 0 && line.text.length <= longestFrom && isFrom(line.text)
  if (!lines.some(isLead)) return lines
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]
    if (isLead(line) && isOnlySum(lines[at + 1]?.text ?? '', language)) return []
    return isLead(before) && isOnlySum(line.text, language)
      ? [{ ...line, text: `${before!.text} ${line.text}` }]
      : [line]
  })
}
const longestFrom = 16
