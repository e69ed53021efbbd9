import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { assistantOf } from '../testing/assistant.ts'
import { breaks, isRight } from '../testing/score.ts'
import { conversationBefore, loadSite, type Site, type SiteQuestion, siteNames } from '../testing/site.ts'
import type { Answer } from '../types.ts'

const sites = siteNames.map((id) => loadSite(id))
const indexes = new Map<string, KnowledgeIndex>()

beforeAll(async () => {
  for (const site of sites) {
    indexes.set(site.id, await buildIndex({ pages: site.pages, facts: [] }, { language: site.language }))
  }
})

function ask(site: Site, question: SiteQuestion): Answer {
  const history = conversationBefore(site, question).map((before) => ({
    role: 'user' as const,
    content: before.q,
  }))
  return answer({
    index: indexes.get(site.id)!,
    assistant: assistantOf(site.name, site.language),
    question: question.q,
    history,
  })
}

// Thresholds are just below the current results.
const rightAtLeast: Record<string, number> = {
  'bike-workshop': 0.91,
  'restaurant-de': 0.94,
  'tea-shop': 0.85,
  'language-school-es': 0.97,
}

describe.each(sites)('on the site of a $id', (site) => {
  test('nearly every question is answered rightly, and hardly any wrongly', () => {
    const outcomes = site.questions
      .filter((question) => !question.inject)
      .map((question) => {
        const said = ask(site, question)
        const right = question.gold ? isRight(question, said.text) : !said.answered
        return {
          question: question.q,
          said: said.text,
          right,
          wrong: !right && said.answered,
          gold: question.gold !== undefined,
        }
      })
    const answerable = outcomes.filter((outcome) => outcome.gold)
    const missed = outcomes
      .filter((outcome) => !outcome.right)
      .map(({ question, said }) => `${question} → ${said}`)
    expect(
      answerable.filter((outcome) => outcome.right).length / answerable.length,
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(rightAtLeast[site.id]!)
    expect(
      outcomes.filter((outcome) => outcome.wrong).length / outcomes.length,
      missed.join('\n'),
    ).toBeLessThanOrEqual(0.04)
  })

  test('nothing the site does not tell is sworn to, and with nothing to quote there is a way to ask on', () => {
    const untold = site.questions.filter((asked) => asked.refuse)
    expect(untold).not.toEqual([])
    for (const question of untold) {
      const said = ask(site, question)
      expect(said.answered, `${question.q} → ${said.text}`).toBe(false)
      expect(breaks(question, said.text)).toBe(false)
      expect(said.sources.length > 0).toBe(said.confidence === 'unsure')
      if (said.confidence === 'none') expect(said.text).toMatch(/@|\d{3}/)
      else expect(wordCount(said.text), question.q).toBeLessThan(110)
    }
  })

  test('commands in messages and on pages are neither followed nor repeated', () => {
    const commands = site.questions.filter((asked) => asked.inject)
    expect(commands).not.toEqual([])
    for (const question of commands) {
      const { text } = ask(site, question)
      expect(text, question.q).toMatch(/\p{L}{3}/u)
      expect(breaks(question, text), question.q).toBe(false)
    }
  })

  test('right answers cite the page they come from and stay short', () => {
    for (const question of site.questions) {
      const said = ask(site, question)
      expect(wordCount(said.text), question.q).toBeLessThanOrEqual(120)
      if (!question.page || !isRight(question, said.text)) continue
      expect(
        said.sources.map((source) => new URL(source.url).pathname),
        question.q,
      ).toContain(question.page)
    }
  })

  test('what visitors of other businesses ask is declined', () => {
    const foreign = sites.filter((other) => other !== site).flatMap((other) => other.questions)
    const asked = foreign.filter((question) => question.gold && !question.after && !question.common)
    const answered = asked.filter((question) => {
      const said = ask(site, { ...question, id: 'elsewhere' })
      return said.answered && said.kind !== 'clarify'
    })
    expect(
      answered.length / asked.length,
      answered.map((question) => question.q).join('\n'),
    ).toBeLessThanOrEqual(0.05)
  })
})
