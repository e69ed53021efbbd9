import { answer } from '../answer.ts'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import type { Doubt, Fact, Language, TaughtPair } from '../types.ts'
import { assistantOf } from './assistant.ts'

export const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replace(/[^|]+/g, ' --- '), ...rows.slice(1)].map((row) => `|${row}|`).join('\n')

interface Told {
  language?: Language
  text: string
  facts?: Fact[]
  taught?: TaughtPair[]
  doubts?: Doubt[]
}

/** Asks the questions in one conversation on a site of this page and returns the last answer. */
export function askMill(
  { language = 'en', text, facts = [], taught = [], doubts = [] }: Told,
  ...questions: string[]
) {
  const pages = [{ url: 'https://mill.example/', title: 'Mill', language, text }]
  const index = buildSmallIndex({ pages, facts, taught, doubts }, { language })
  const assistant = assistantOf('Mill', language)
  const history = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return answer({ index, assistant, question: questions.at(-1)!, history })
}
export const isCalculated = ({ trace }: { trace: readonly string[] }) => trace.includes('resolve/sums')

export const entry = `# Museum entry\n\n${table('Visitor|Price', 'Grown-up|£9.50', 'Child (4–14)|£4', 'Pensioner|£7')}`
export const bikes = `# Bicycles for hire\n\n${table('Bicycle|Per hour|Per day', 'City bike|£6|£28', 'Tandem|£11|£52', 'Cargo bike|£9|£45')}`
export const walks = `# Guided walks\n\n- Ghost walk: £14 per person, 75 minutes\n- Brewery walk: £26 per person, 3 hours\n- River walk: £11 per person, 2 hours`
export const plans = `# Plans\n\n- Starter: €15 per month\n- Studio: €39 per month\n- Factory: from €90 per month`
export const barber = `# Barber\n\n- Haircut: £24\n- Beard trim: £13\n- Wet shave: £18–22`
export const lessons = `# Riding lessons\n\n${table('Lesson|Adult|Child', 'Lunge lesson|£42|£31', 'Group ride|£38|£27')}`
export const cabins = `# Cabins\n\n${table('Cabin|Sleeps|Price per night', 'Heron|4|€95', 'Otter|2|€70', 'Badger|6|€128.50')}`
