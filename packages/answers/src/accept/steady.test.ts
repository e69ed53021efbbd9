import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import { hardSiteNames, loadSite, siteNames } from '../testing/site.ts'
import type { Fact, Page } from '../types.ts'
import { prepareToAnswer } from '../understand/prepare.ts'

/** Five confirmed facts and five added texts about unrelated things. */
const facts: Fact[] = [
  ['Tax office', 'Hexham, file 412/5519/0093'],
  ['Registered at', 'District court, roll B 9217'],
  ['Data officer', 'Wanda Obermeyer-Quist'],
  ['Insurer', 'Northmere Mutual'],
  ['Auditor', 'Pelham & Voss'],
].map(([label, value]) => ({ kind: 'service', label: label!, value: value!, url: '', origin: 'owner' }))
const texts = [
  'Meteorites of the iron kind rust slowly in museums.',
  'The accordion has reeds of tempered steel.',
  'Glaciers calve icebergs into fjords.',
  'Origami cranes are folded from squares.',
  'A sextant measures the altitude of stars.',
]
const added: Page[] = texts.map((text, nth) => ({ url: `own:#${nth}`, title: `Note ${nth}`, text }))

const sites = [...siteNames, ...hardSiteNames, 'vet', 'gym'].map((id) => loadSite(id))

test('answers keep their manner and their words when ten things that bear on none of them are added', async () => {
  let asked = 0
  const changed: string[] = []
  for (const { name, language, pages, questions } of sites) {
    const build = (knowledge: { pages: readonly Page[]; facts: readonly Fact[] }) =>
      buildIndex(knowledge, { language })
    const [before, after] = await Promise.all([
      build({ pages, facts: [] }),
      build({ pages: [...pages, ...added], facts }),
    ])
    await Promise.all([prepareToAnswer(before), prepareToAnswer(after)])
    const assistant = assistantOf(name, language)
    for (const { q: question } of questions) {
      asked++
      const [one, other] = [before, after].map((index) => answer({ index, assistant, question }))
      if (one!.said !== other!.said || one!.text !== other!.text)
        changed.push(`${question}: ${one!.said} ${one!.text} → ${other!.said} ${other!.text}`)
    }
  }
  expect(sites).toHaveLength(10)
  expect(changed.length / asked, changed.join('\n')).toBeLessThanOrEqual(0.01)
})
