import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { assistantOf } from '../testing/assistant.ts'
import { isRight } from '../testing/score.ts'
import { essayNames, loadSite } from '../testing/site.ts'

describe.each(essayNames)('long prose: %s', async (id) => {
  const site = loadSite(id)
  const index = await buildIndex({ pages: site.pages, facts: [] }, { language: site.language })
  const outcomes = site.questions.map((question) => {
    const said = answer({
      index,
      assistant: assistantOf(site.name, site.language),
      question: question.q,
    })
    const right = question.gold ? isRight(question, said.text) : !said.answered
    return { question, said, right }
  })
  const answerable = outcomes.filter(({ question }) => question.gold)
  const failed = outcomes
    .filter(({ right }) => !right)
    .map(({ question, said }) => `${question.q} → ${said.text}`)
    .join('\n')

  test('most questions are answered rightly and shortly, from the page that tells it', () => {
    const right = answerable.filter(({ right }) => right)
    expect(right.length / answerable.length, failed).toBeGreaterThanOrEqual(0.75)
    for (const { question, said } of right) expect(wordCount(said.text), question.q).toBeLessThanOrEqual(45)
    const cited = answerable.filter(({ question, said }) =>
      [...said.sources, ...said.more].some((source) => new URL(source.url).pathname === question.page),
    )
    expect(cited.length / answerable.length, failed).toBeGreaterThanOrEqual(0.85)
  })

  test('what the words of a page only seem to answer is often enough declined', () => {
    const wrong = outcomes.filter(({ said, right }) => !right && said.answered)
    expect(wrong.length / outcomes.length, failed).toBeLessThanOrEqual(0.25)
  })
})
