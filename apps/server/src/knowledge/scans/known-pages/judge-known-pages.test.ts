import { describe, expect, test } from 'vitest'
import type { AnswerRow } from '../ledger-store.ts'
import { judgeKnownPages } from './judge-known-pages.ts'
import type { ScannedSite } from './page-fates.ts'

const at = 'https://kiln.example'
const on = (path: string) => (path.startsWith('http') ? path : at + path)
const known = (path: string, more: Partial<ScannedSite['known'][number]> = {}) => ({
  url: on(path),
  sketch: `sketch of ${path}`,
  goneReason: null,
  ownerKeeps: false,
  ...more,
})
const answer = (path: string, more: Partial<AnswerRow>): AnswerRow => ({
  url: on(path),
  status: 200,
  outcome: 'dropped',
  reason: null,
  verdict: null,
  movedTo: null,
  ...more,
})
const missing = (path: string) =>
  answer(path, { status: 404, outcome: 'failed', verdict: 'gone', reason: 'Page not found (404)' })
const moved = (path: string, to: string | null, status = 301) =>
  answer(path, { status, verdict: 'moved', movedTo: to && on(to) })

type Scan = Partial<Omit<ScannedSite, 'known' | 'read'>> & {
  known: (string | ReturnType<typeof known>)[]
  read: string[]
  most?: number
}

function judge({ known: pages, read, most = 500, ...more }: Scan) {
  const all = pages.map((page) => (typeof page === 'string' ? known(page) : page))
  const { notPages, stay, ...counts } = judgeKnownPages(
    {
      known: all,
      read: read.map((path) => ({ url: on(path), sketch: `sketch of ${path}` })),
      answers: [],
      alike: [],
      asked: `${at}/`,
      askedBefore: `${at}/`,
      answeredAt: `${at}/`,
      also: [],
      ...more,
    },
    most,
  )
  const path = (url: string) => url.replace(at, '')
  const asked = stay.filter(({ goneReason, ownerKeeps }) => goneReason !== null && !ownerKeeps)
  return {
    stays: stay.map(({ url }) => path(url)).sort(),
    asked: asked.map(({ url }) => path(url)).sort(),
    notPages: notPages.map(path),
    ...counts,
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, nth) => `/glaze-${nth}`)

test('a page without a response stays, however the scan ended', () => {
  const pages = ['/', ...numbered(9)]
  const late = answer('/glaze-3', {
    status: null,
    reason: 'Not read: the time limit of the scan was reached',
  })
  const broken = answer('/glaze-4', { status: 502, outcome: 'failed' })
  expect(judge({ known: pages, read: ['/', '/glaze-0'], answers: [late, broken] })).toMatchObject({
    stays: numbered(9).slice(1),
    asked: [],
    unread: 8,
  })
})

test('excluded pages are removed without asking, however many', () => {
  const answers = numbered(9).map((path) => answer(path, { status: null, verdict: 'unwanted' }))
  expect(judge({ known: ['/', ...numbered(9)], read: ['/'], answers })).toMatchObject({
    stays: [],
    asked: [],
  })
})

describe('pages that are gone', () => {
  const pages = ['/', ...numbered(8)]
  test.each([
    [2, 4, []],
    [3, 9, []],
    [4, 9, numbered(4)],
    [2, 2, []],
  ])('%i of %i', (gone, of, asked) => {
    const known = pages.slice(0, of)
    const answers = numbered(gone).map(missing)
    const read = known.filter((path) => !numbered(gone).includes(path))
    expect(judge({ known, read, answers })).toMatchObject({
      asked,
      stays: asked,
      newlyUndecided: asked.length,
    })
  })

  test('are asked about once: waiting and kept ones stay, and new ones are counted separately', () => {
    const waiting = known('/glaze-0', { goneReason: 'Page not found (404)' })
    const kept = known('/glaze-1', { goneReason: 'Page not found (404)', ownerKeeps: true })
    const all = ['/', waiting, kept, ...numbered(8).slice(2)]
    const answers = ['/glaze-0', '/glaze-1', '/glaze-2'].map(missing)
    const read = ['/', ...numbered(8).slice(3)]
    expect(judge({ known: all, read, answers })).toMatchObject({
      stays: ['/glaze-0', '/glaze-1'],
      asked: ['/glaze-0'],
      undecided: 1,
      newlyUndecided: 0,
      unread: 0,
    })
  })

  test('under one spelling but unreachable under another stay', () => {
    const answers = [missing('/Opening'), answer('/opening/', { status: 503, outcome: 'failed' })]
    expect(judge({ known: ['/', '/Opening'], read: ['/'], answers }).stays).toEqual(['/Opening'])
  })
})

describe('a page that moved', () => {
  test.each([
    ['to a page that was read', [moved('/vases', '/shop/vases')], ['/', '/shop/vases']],
    ['over two others', [moved('/vases', '/v'), moved('/v', '/shop/vases', 302)], ['/', '/shop/vases']],
    ['to one that says the same as another', [moved('/vases', '/v'), moved('/v', '/', 200)], ['/']],
    ['into many', [moved('/vases', null, 200)], ['/']],
    ['to another spelling', [], ['/', '/Vases/index.html']],
  ])('%s is removed', (_, answers, read) => {
    expect(judge({ known: ['/', '/vases'], read, answers }).stays).toEqual([])
  })

  test.each([
    [
      'to one that could not be read',
      [moved('/vases', '/v'), answer('/v', { status: 500, outcome: 'failed' })],
    ],
    ['in a circle', [moved('/vases', '/v'), moved('/v', '/vases')]],
    ['to one that is gone', [moved('/vases', '/v'), missing('/v')]],
  ])('%s stays', (_, answers) => {
    expect(judge({ known: ['/', '/vases'], read: ['/'], answers }).stays).toEqual(['/vases'])
  })

  test('lives on where its text is, even if its old address fails', () => {
    const answers = [answer('/vases', { status: 500, outcome: 'failed' })]
    const page = known('/vases', { sketch: 'sketch of /shop/vases' })
    expect(judge({ known: ['/', page], read: ['/', '/shop/vases'], answers }).stays).toEqual([])
  })

  test('with most others to one page is asked about', () => {
    const answers = numbered(6).map((path) => moved(path, '/'))
    const { asked } = judge({ known: ['/', ...numbered(8)], read: ['/', '/glaze-6', '/glaze-7'], answers })
    expect(asked).toEqual(numbered(6))
  })
})

test('an address with the same text as most others counts as unread, and its text is no page', () => {
  const keys = ['/a', '/b', '/closed'].map((path) => `kiln.example${path}?`)
  const answers = [moved('/b', '/a', 200)]
  expect(
    judge({ known: ['/', '/a', '/b'], read: ['/', '/a', '/closed'], answers, alike: keys }),
  ).toMatchObject({
    stays: ['/a', '/b'],
    notPages: ['/a', '/closed'],
    unread: 2,
  })
})

describe('pages of another site', () => {
  const pages = ['/', ...numbered(5)]
  const other = 'https://oven.example/'
  test('are removed when the owner changes the address', () => {
    expect(judge({ known: pages, read: [other], asked: other, answeredAt: other }).stays).toEqual([])
  })
  test('are removed when the site moves permanently', () => {
    const answers = [moved('/', other)]
    expect(judge({ known: pages, read: [other], answers, answeredAt: other }).stays).toEqual([])
  })
  test('are asked about, however few, when it redirects temporarily', () => {
    const answers = [moved('/', other, 302)]
    expect(judge({ known: pages.slice(0, 2), read: [other], answers, answeredAt: other }).asked).toHaveLength(
      2,
    )
  })
  test('are asked about when their origin is unknown', () => {
    expect(judge({ known: [`${other}a`, `${other}b`], read: ['/'] }).asked).toHaveLength(2)
  })
  test('stay while the owner has that site read too', () => {
    expect(judge({ known: ['/', `${other}a`], read: ['/'], also: [other] }).stays).toEqual([`${other}a`])
  })
})

test('unread pages stay within the plan’s limit, the most important first', () => {
  const pages = ['/', '/contact', '/tags/blue', '/prices']
  const judged = judge({ known: pages, read: ['/', '/new'], most: 4 })
  expect(judged).toMatchObject({ stays: ['/contact', '/prices'], unread: 2, overLimit: 1 })
})
