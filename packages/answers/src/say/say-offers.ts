import type { OffersAnswer } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { shortTitle } from '../knowledge/short-title.ts'
import { wordsNamed } from '../language/patterns.ts'

const welcome = new RegExp(String.raw`^(?:${wordsNamed('page welcome')})[!.]?\s+`, 'i')

export function sayOffers({ described, listed }: OffersAnswer, { passages, pages }: KnowledgeIndex): string {
  const said = described === null ? '' : passages[described]!.text
  const lines = [said.replace(welcome, '').replace(/\s+/g, ' ')]
  if (listed)
    lines.push(`${shortTitle(pages[listed.page]!.title)}:`, ...listed.names.map((name) => `- ${name}`))
  return lines.filter(Boolean).join('\n')
}
