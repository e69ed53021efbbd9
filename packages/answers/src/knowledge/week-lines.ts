import type { TextLine } from '@foyer/calendar/hours/part-hours'
import type { IndexedPassage } from './passage.ts'

/** Converts a page's passages from `start` to `end` into lines for the calendar. */
export function* linesOf(
  passages: readonly IndexedPassage[],
  start: number,
  end: number,
): Generator<{ line: TextLine; at: number }> {
  let path = ''
  let columns: string[] = []
  for (let at = start; at < end; at++) {
    const passage = passages[at]!
    const { kind, text, subject } = passage
    // Customers mention other firms' hours.
    if (passage.voice === 'customer') continue
    const base = { own: true, path: [...passage.path], cells: [] as string[] }
    const headings = passage.path.join('\n')
    if (headings !== path && passage.path.length > 0) {
      path = headings
      yield {
        line: { ...base, kind: 'heading', text: passage.path.at(-1)!, path: base.path.slice(0, -1) },
        at,
      }
    }
    if (kind === 'row') {
      const cells = passage.cells ?? []
      if (at === start || passages[at - 1]!.block !== passage.block) {
        const all = passages
          .slice(at, end)
          .filter(({ block, kind }) => block === passage.block && kind === 'row')
        columns = [...new Set(all.flatMap((row) => (row.cells ?? []).map(({ header }) => header)))]
        yield {
          line: { ...base, kind: 'head', text: '', cells: [passage.subjectHeader ?? '', ...columns] },
          at,
        }
      }
      const named = columns.map((column) => cells.find(({ header }) => header === column)?.value ?? '')
      // Columns without names are joined in order.
      const values = columns.join('') === '' ? cells.map(({ value }) => value) : named
      yield { line: { ...base, kind: 'row', text: '', cells: [subject, ...values] }, at }
    } else if (kind === 'term') {
      yield { line: { ...base, kind: 'term', text: subject }, at }
      yield { line: { ...base, kind: 'definition', text }, at }
    } else if (kind === 'item' || kind === 'sentence')
      yield {
        line: {
          ...base,
          kind: kind === 'item' ? 'item' : 'text',
          text: subject ? `${subject}: ${text}` : text,
        },
        at,
      }
    else if (kind === 'faq') yield { line: { ...base, kind: 'text', text }, at }
  }
}
