import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { smallSites } from '../testing/small-sites.ts'
import type { Assistant } from '../types.ts'

/** Quoted and not sworn to. */
const unsure = new Set(['Ist das Frühstück inbegriffen?'])

describe.each(smallSites)('an assistant that speaks $language', (site) => {
  const page = { url: 'https://site.example/', title: site.name, language: site.language, text: site.text }
  const assistant: Assistant = {
    name: site.name,
    language: site.language,
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  }

  test('answers prices, hours, contacts and follow-ups in one conversation', async () => {
    const index = await buildIndex({ pages: [page], facts: [] }, { language: site.language })
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    for (const [question, mustHear] of site.ask) {
      const said = answer({ index, assistant, question, history })
      for (const wanted of mustHear) expect(said.text, question).toContain(wanted)
      expect(said.confidence, question).toBe(unsure.has(question) ? 'unsure' : 'sure')
      history.push({ role: 'user', content: question }, { role: 'assistant', content: said.text })
    }
  })

  test('declines in its own language what the site does not tell', async () => {
    const index = await buildIndex({ pages: [page], facts: [] }, { language: site.language })
    for (const question of site.decline) {
      const said = answer({ index, assistant, question })
      expect(said.answered, `${question} → ${said.text}`).toBe(false)
      expect(said.language).toBe(site.language)
    }
  })
})
