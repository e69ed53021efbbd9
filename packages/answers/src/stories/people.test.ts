import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { shownBy } from '../testing/quoted.ts'

const page = pagesAt('luthier.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Alder Strings', 'We build and mend violins, violas and cellos in Hexham.'),
    page(
      'people',
      'Who works here',
      `### Greta Holm\n\nBow rehairing and repairs. At the bench Tuesday and Friday. Speaks Danish.\n\n### Owen Pryce\n\nBuilds cellos. Trained in Cremona for four years. In the shop Wednesday to Saturday.\n\n### Mina Sato\n\nAccounts and post.\n\n## Workshop cake\n\nBaked by Mina Sato on the last day of the month.`,
    ),
    page(
      'faq',
      'Questions',
      `## Do you repair guitars or pianos?\n\nNo. We do not repair guitars, pianos or harps.\n\n## How do I cancel a rental?\n\nWrite to us by the 15th and the rental ends with that month.`,
    ),
    page(
      'courses',
      'Courses',
      '| Course | Price |\n| --- | --- |\n| Hide and Horsehair | £62 |\n| Spruce and Maple | £80 |\n\n## Teachers\n\nHide and Horsehair is taught by Greta Holm.',
    ),
    page(
      'rent',
      'Renting an instrument',
      `A rental can be frozen for up to ten weeks while you travel.\n\n## Payment\n\nYou pay at the counter. We take cards and cash. We do not take cheques or vouchers of other shops.`,
    ),
  ]
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://luthier.example/' }, { language: 'en' })
})

const talk = (...questions: string[]) => converse(index, 'Alder Strings', questions)

describe('someone just named', () => {
  test.each([
    [['Who builds cellos?', 'Which days is he in the shop?'], /Wednesday to Saturday/],
    [['Who builds cellos?', 'Where did he train?'], /Cremona/],
    [['Who does bow rehairing?', 'And what languages does she speak?'], /Danish/],
  ])('%s', (questions, right) => {
    expect(shownBy(talk(...questions))).toMatch(right)
  })

  test('of whom no days are told is not lent those of another', () => {
    const said = talk('Who does the accounts?', 'What days is she in?')
    expect(said.answered).toBe(false)
    expect(said.text).toContain('Mina Sato: Accounts and post.')
    expect(said.text).not.toMatch(/Tuesday|Wednesday/)
  })
})

describe('what nobody tells of a person', () => {
  test.each([
    ['What does Greta earn?', 'Greta Holm: Bow rehairing and repairs.'],
    ['Is Owen married?', 'Owen Pryce: Builds cellos.'],
    ['What is the salary of Mina?', 'Mina Sato: Accounts and post.'],
    ['What does Mina Sato earn?', 'Mina Sato: Accounts and post.'],
  ])('%s', (question, quoted) => {
    const said = talk(question)
    expect(said).toMatchObject({ answered: false, confidence: 'unsure' })
    expect(said.text).toContain(quoted)
  })
  test('what she does is told all the same', () => {
    expect(talk('What does Greta Holm do?').text).toMatch(/rehairing/)
    expect(talk('Could I talk to someone in Danish?').text).toMatch(/Greta Holm/)
  })
})

describe('what is denied, and what goes by another form', () => {
  test.each([
    ['Do you repair pianos?', /^No\b/],
    ['What payment methods do you not accept?', /not take cheques/],
    ['Which payment options do you not take?', /not take cheques/],
    ['How long can I freeze a rental?', /ten weeks/],
  ])('%s', (question, right) => {
    expect(talk(question).text).toMatch(right)
  })
})

test('the name of a row that was asked for is not taken for somebody', () => {
  const known = talk('Who is the teacher of the Hide and Horsehair course?')
  expect(shownBy(known)).toContain('Greta Holm')
  const unknown = talk('Who is the teacher of the Spruce and Maple course?')
  expect(unknown.answered).toBe(false)
  expect(unknown.text).toContain('Spruce and Maple: £80')
  expect(unknown.text).not.toContain('Greta Holm')
})
