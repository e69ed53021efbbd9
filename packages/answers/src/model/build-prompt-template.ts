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
  /** Target length in characters. */
  target?: number
  /** Maximum length in characters. */
  most?: number
}

/** The rest is found per question. */
const mostStated = 1_000

/** Heading of facts that the owner stated. */
export const statedHeading = '## Stated by the owner, whatever the website says'

/** Heading of the owner's own words in a generated prompt. */
export const ownersHeading = '## From the owner'

const sections: [string, FactKind[]][] = [
  ['About', ['description']],
  ['Contact', ['phone', 'email', 'address', 'social']],
  ['Opening hours', ['hours']],
  ['Services and products', ['service', 'product']],
  ['Prices', ['price']],
]

/** Writes the knowledge as a prompt that the owner may edit: facts first, then page excerpts. */
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
  // Stated facts come first, because a long text may be cut at its end.
  if (stated.length > 0) parts.push(`${statedHeading}\n${stated.join('\n')}`)
  const owners = withoutPrivateLines(assistant.context ?? '')
  if (owners) parts.push(`${ownersHeading}\n${owners}`)
  const ofOwner = parts.length
  const corrected = new Set(facts.filter(({ origin }) => origin === 'owner').map(whatItIsOf))
  const found = facts.filter((fact) => fact.origin !== 'owner' && !corrected.has(whatItIsOf(fact)))
  // The rest is left for page excerpts.
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

/** The owner's price or hours replace the site's; a second phone number may also be right. */
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

/** Takes one line from each page in turn while there is room. */
function excerptsOf(pages: readonly Page[], language: Language, room: number): string[] {
  if (room < 200) return []
  const queues = pages
    .map((page, number) => {
      const passages = makePassages(page.text, { page: number, language, trust: 1, nextBlock: 0 })
      const lines = passages
        // Reviews would read like the business's words.
        .filter(({ voice }) => voice !== 'customer')
        // A page's line must not look like a heading of the prompt.
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
