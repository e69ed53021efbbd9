import { describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import { breaks, isRight } from '../testing/score.ts'
import { conversationBefore, laterSiteNames, loadSite } from '../testing/site.ts'
import { answer } from './answer.ts'

const sites = laterSiteNames.map((id) => loadSite(id))

describe('sites written later, in eight other trades', () => {
  const outcomes = sites.map(async (site) => {
    const index = await buildIndex({ pages: site.pages, facts: [] }, { language: site.language })
    return site.questions.map((question) => {
      const history = conversationBefore(site, question).map((before) => ({
        role: 'user' as const,
        content: before.q,
      }))
      const said = answer({
        index,
        assistant: {
          name: site.name,
          language: site.language,
          multiLanguage: true,
          personality: 'professional',
          tone: 'helpful',
        },
        question: question.q,
        history,
      })
      const right = question.gold
        ? isRight(question, said.text)
        : !said.answered && !breaks(question, said.text)
      return { site: site.id, question, said, right, wrong: !right && said.answered }
    })
  })

  test('nine of ten questions are answered rightly, one of thirty wrongly', async () => {
    const all = (await Promise.all(outcomes)).flat()
    const missed = all
      .filter((one) => !one.right)
      .map((one) => `${one.site}: ${one.question.q} → ${one.said.text}`)
    const answerable = all.filter((one) => one.question.gold)
    expect(all.length).toBeGreaterThan(290)
    expect(
      answerable.filter((one) => one.right).length / answerable.length,
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(0.9)
    expect(all.filter((one) => one.wrong).length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.034)
  })

  test.each(sites.map((site, place) => [site.name, place] as const))(
    '%s is served well',
    async (_, place) => {
      const own = await outcomes[place]!
      const answerable = own.filter((one) => one.question.gold)
      expect(answerable.filter((one) => one.right).length / answerable.length).toBeGreaterThanOrEqual(0.82)
      expect(own.filter((one) => one.wrong).length / own.length).toBeLessThanOrEqual(0.06)
    },
  )
})
