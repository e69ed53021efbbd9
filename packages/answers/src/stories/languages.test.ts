import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import { shownBy } from '../testing/quoted.ts'
import { smallSites } from '../testing/small-sites.ts'
import type { Assistant } from '../types.ts'

/** Quoted rather than plain. */
const unsure = new Set([
  'Puis-je payer par carte ?',
  'Tot hoe laat kan je ontbijten?',
  'Hoe laat moeten we uit de kamer zijn?',
  'Kan ik mijn elektrische auto opladen?',
  '요가 매트가 있나요?',
  'क्या आप रविवार को खुले हैं?',
  'टीकाकरण की कीमत क्या है?',
])

describe.each(smallSites)('an assistant that speaks $language', (site) => {
  const page = { url: 'https://site.example/', title: site.name, language: site.language, text: site.text }
  const assistant: Assistant = assistantOf(site.name, site.language)

  test('answers prices, hours, contacts and follow-ups in one conversation', async () => {
    const index = await buildIndex({ pages: [page], facts: [] }, { language: site.language })
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    for (const [question, mustHear] of site.ask) {
      const said = answer({ index, assistant, question, history })
      for (const wanted of mustHear) expect(shownBy(said), question).toContain(wanted)
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

describe('an assistant of a Dutch site, whose owner could not choose Dutch', () => {
  const [site] = smallSites.filter(({ language }) => language === 'nl')
  const { name, text } = site!
  const page = (language: string) => ({ url: 'https://site.example/', title: name, language, text })
  const assistant: Assistant = {
    name,
    language: 'en',
    multiLanguage: false,
    personality: 'professional',
    tone: 'helpful',
  }

  test('speaks Dutch to those who do, and its own language to all others', async () => {
    const index = await buildIndex({ pages: [page('nl')], facts: [] }, { language: 'en' })
    const ask = (question: string) => answer({ index, assistant, question })
    expect(ask('Goedemorgen').text).toContain('Waarmee kan ik u helpen?')
    expect(ask('Zijn jullie op zondag open?').text).toContain('gesloten')
    expect(ask('Verkopen jullie surfplanken?').text).toContain('niets gevonden')
    expect(ask('Are you open on Saturday?').language).toBe('en')
    expect(ask('Haben Sie am Samstag geöffnet?').language).toBe('en')
  })

  test('speaks its own where the site does not speak Dutch', async () => {
    const english = { ...page('en'), text: '# Bikes\n\nWe are open on Saturdays from 9 to 5.' }
    const index = await buildIndex({ pages: [english], facts: [] }, { language: 'en' })
    expect(answer({ index, assistant, question: 'Zijn jullie op zondag open?' }).language).toBe('en')
  })
})
