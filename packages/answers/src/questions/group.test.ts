import { expect, test } from 'vitest'
import { groupQuestions } from './group.ts'

const groupsOf = (texts: string[]) =>
  groupQuestions(
    texts.map((text) => ({ text })),
    'en',
  ).map((group) => group.questions.map((question) => question.text))

test('questions that mean the same come together, the largest group first', () => {
  const groups = groupsOf([
    'Do you deliver on Sundays?',
    'Is there a student discount?',
    'discount for students?',
    'Is delivery possible on a Sunday?',
    'Do students get a reduced price?',
    'Do you have gluten-free bread?',
  ])
  expect(groups[0]).toHaveLength(3)
  expect(groups[0]!.every((text) => /student/i.test(text))).toBe(true)
  expect(groups.find((group) => group.includes('Do you deliver on Sundays?'))).toContain(
    'Is delivery possible on a Sunday?',
  )
  expect(groups.find((group) => group.includes('Do you have gluten-free bread?'))).toHaveLength(1)
})

test('languages meet in what they mean', () => {
  const [first] = groupsOf([
    'Is there parking?',
    'Gibt es Parkplätze?',
    '¿Hay aparcamiento?',
    'Do you sell wine?',
  ])
  expect(first).toHaveLength(3)
})

test('the title is one of the questions, ids stay with them, and nothing gets lost', () => {
  const asked = [
    { id: '1', text: 'Do you ship to Norway?' },
    { id: '2', text: 'shipping to norway possible?' },
    { id: '3', text: '???' },
  ]
  const groups = groupQuestions(asked, 'en')
  expect(groups.flatMap((group) => group.questions.map((question) => question.id)).sort()).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(asked.map((question) => question.text)).toContain(groups[0]!.title)
})

test('a few thousand are grouped, and none is lost', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    text: `How much is product ${at % 300} in colour ${at % 7}?`,
  }))
  const groups = groupQuestions(many, 'en')
  expect(groups.length).toBeGreaterThan(10)
  expect(groups.flatMap(({ questions }) => questions)).toHaveLength(many.length)
})

test('nothing in, nothing out', () => {
  expect(groupQuestions([], 'de')).toEqual([])
  expect(groupQuestions([{ text: 'Gibt es Parkplätze?' }], 'de')).toMatchObject([
    { title: 'Gibt es Parkplätze?' },
  ])
})
