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
