import { expect, test } from 'vitest'
import { isPost } from './trust.ts'

test.each([
  'Published on 12 March 2024 by Anne',
  'Publié le 12 mars 2024 par Anne',
  '投稿日：2024年3月1日',
  '게시일: 2024년 3월 1일',
  '发布于2024年3月1日',
])('a page that says when it was written is a post: %s', (line) => {
  expect(isPost({ url: 'https://weir.example/a', title: '', text: `${line}\nThe weir is closed.` })).toBe(
    true,
  )
})

test.each([
  ['20 May 2021 · by Anna', true],
  ['20th of May 2021', true],
  ['20 de mayo del 2021', true],
  ['1er mai 2021', true],
  ['Angebote\nKarte 10er, 2021\n', false],
  ['12 the best 2021', false],
])('a line that is little more than a date makes a page a post: %j', (text, post) => {
  expect(isPost({ url: 'https://weir.example/a', title: '', text })).toBe(post)
})
