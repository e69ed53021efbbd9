import { speaksToAssistants } from '@foyer/text/assistant-commands'
import type { FactKind } from '@foyer/text/fact-kinds'
import { withoutPrivateLines } from '../guard/owners-words.ts'
import { nameOfFact, valueOfFact } from '../knowledge/fact-name.ts'
import { makePassages } from '../knowledge/make-passages.ts'
import { trustOf } from '../knowledge/trust.ts'
import type { Fact, Language, Page } from '../types.ts'

export interface TemplateInput {
  name: string
  language: Language
  context?: string
  websiteUrl?: string
}

export interface TemplateLimits {
  /** The length aimed at, in characters. */
  target?: number
  /** The length that is never passed. */
  most?: number
}

/** A model is given so much of it with every question, and the rest where a question asks for it. */
const mostStated = 1_000

/** The heading above what the owner stated as facts: their own word, too. */
export const statedHeading = '## Stated by the owner, whatever the website says'

/** The heading above the owner's own words in a prompt that was built. */
export const ownersHeading = '## From the owner'

const sections: [string, FactKind[]][] = [
  ['About', ['description']],
  ['Contact', ['phone', 'email', 'address', 'social']],
  ['Opening hours', ['hours']],
  ['Services and products', ['service', 'product']],
  ['Prices', ['price']],
]

/** The knowledge an assistant is given as a prompt, which its owner may edit: facts first, then the pages in short. */
export function buildPromptTemplate(
  pages: readonly Page[],
  facts: readonly Fact[],
  assistant: TemplateInput,
  limits: TemplateLimits = {},
): string {
  const target = Math.min(limits.target ?? 12_000, limits.most ?? 60_000)
  const parts: string[] = [[`# ${assistant.name}`, assistant.websiteUrl ?? ''].filter(Boolean).join('\n')]
  const stated = within(
    linesOf(
      facts.filter(({ origin }) => origin === 'owner'),
      ['name', ...sections.flatMap(([, kinds]) => kinds)],
    ),
    mostStated,
  )
  // The stated facts go before the owner's other words, of which a model may be given but the beginning.
  if (stated.length > 0) parts.push(`${statedHeading}\n${stated.join('\n')}`)
  const owners = withoutPrivateLines(assistant.context ?? '')
  if (owners) parts.push(`${ownersHeading}\n${owners}`)
  const ofOwner = parts.length
  const corrected = new Set(facts.filter(({ origin }) => origin === 'owner').map(whatItIsOf))
  const found = facts.filter((fact) => fact.origin !== 'owner' && !corrected.has(whatItIsOf(fact)))
  // Facts may take a little over half; the pages' own words need the rest.
  const forFacts = Math.floor(target * 0.55)
  let used = length(parts)
  for (const [title, kinds] of sections) {
    const lines = linesOf(found, kinds).filter((line) => !stated.includes(line))
    const room = forFacts - used
    const kept = within(lines, Math.max(room, title === 'Prices' ? 0 : 400))
    if (kept.length > 0) parts.push(`## ${title}\n${kept.join('\n')}`)
    used = length(parts)
  }
  const excerpts = excerptsOf(pages, assistant.language, target - used - 40)
  if (excerpts.length > 0) parts.push(`## What the website says\n\n${excerpts.join('\n\n')}`)
  const text = parts.join('\n\n')
  const most = Math.min(limits.most ?? 60_000, Math.max(target, length(parts.slice(0, ofOwner)) + 200))
  return text.length <= most ? text : text.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')
}

/** Of a price or of hours the owner's word is the only one. A second phone number may be right, too. */
const whatItIsOf = (fact: Fact) =>
  fact.kind === 'price' || fact.kind === 'hours'
    ? `${fact.kind}\n${fact.part ?? ''}\n${nameOfFact(fact)}`.toLowerCase()
    : fact

const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length + 2, 0)

function linesOf(facts: readonly Fact[], kinds: readonly FactKind[]): string[] {
  const seen = new Set<string>()
  const lines: string[] = []
  for (const kind of kinds) {
    for (const fact of facts) {
      if (fact.kind !== kind || speaksToAssistants(`${nameOfFact(fact)} ${valueOfFact(fact)}`)) continue
      const line = lineOfFact(fact)
      if (!seen.has(line)) lines.push(line)
      seen.add(line)
    }
  }
  return lines
}

/** A fact as it stands in a prompt that was built. */
export function lineOfFact(fact: Fact): string {
  const [name, value] = [nameOfFact(fact), valueOfFact(fact)]
  const line = name && name !== fact.value ? `- ${name}: ${value}` : `- ${value}`
  return line.length > 400 ? `${line.slice(0, 397).trimEnd()} …` : line
}

function within(lines: readonly string[], most: number): string[] {
  const kept: string[] = []
  let left = most
  for (const line of lines) {
    if (line.length + 1 > left) break
    left -= line.length + 1
    kept.push(line)
  }
  return kept
}

/** Every page gets a say before any gets a second one: a line each, round after round, while there is room. */
function excerptsOf(pages: readonly Page[], language: Language, room: number): string[] {
  if (room < 200) return []
  const queues = pages
    .map((page, number) => {
      const passages = makePassages(page.text, { page: number, language, trust: 1, nextBlock: 0 })
      const lines = passages
        // What customers say would be read as the business's word.
        .filter(({ voice }) => voice !== 'customer')
        // A line of a page that looks like a heading of ours must not pass for one.
        .map(({ subject, text }) => (subject ? `${subject}: ${text}` : text).replace(/^[#\s]+/, ''))
      return { page, lines, kept: [] as string[], trust: trustOf(page) }
    })
    .filter((queue) => queue.lines.length > 0)
    .sort((a, b) => b.trust - a.trust)
  let left = room
  const said = new Set<string>()
  for (let round = 0; left > 0 && queues.some((queue) => round < queue.lines.length); round++) {
    for (const queue of queues) {
      const line = queue.lines[round]
      if (line === undefined || said.has(line)) continue
      const title = queue.kept.length === 0 ? queue.page.title.length + queue.page.url.length + 12 : 0
      if (line.length + title + 1 > left) continue
      left -= line.length + title + 1
      said.add(line)
      queue.kept.push(line)
    }
  }
  return queues
    .filter((queue) => queue.kept.length > 0)
    .map((queue) => `### ${queue.page.title} (${queue.page.url})\n${queue.kept.join('\n')}`)
}
