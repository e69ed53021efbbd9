import { expect, test } from 'vitest'
import { answerWith, configOf, dead, refuse, silent } from './proxy.ts'
import { bubbleOf, converse, type Site } from './setup.ts'
import { openBrokenSite, ownComplaints } from './trouble.ts'

let site: Site
const { visitWith } = openBrokenSite(
  (opened) => {
    site = opened
  },
  { pooled: false },
)

test('a server that is down when the chat opens, and up again later', async () => {
  const visit = await visitWith({})
  await bubbleOf(visit.page).waitFor()
  site.proxy.when(/./, dead)
  await bubbleOf(visit.page).click()
  await visit.page.locator('.foyer-note').waitFor()
  expect(await visit.page.locator('.foyer-note').textContent()).toBe('Chat is unavailable.')
  expect(await bubbleOf(visit.page).getAttribute('aria-expanded')).toBe('false')
  expect(await bubbleOf(visit.page).getAttribute('aria-busy')).toBe(null)
  expect(ownComplaints(visit)).toEqual([])
  site.proxy.reset()
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
})

test('a panel that never arrives times out', async () => {
  const visit = await visitWith({}, () => site.proxy.when(/\/widget\//, silent))
  await visit.page.clock.install()
  await bubbleOf(visit.page).click()
  await expect.poll(() => bubbleOf(visit.page).getAttribute('aria-busy')).toBe('true')
  await visit.page.clock.fastForward(16_000)
  await expect.poll(() => visit.page.locator('.foyer-note').textContent()).toBe('Chat is unavailable.')
  expect(await bubbleOf(visit.page).getAttribute('aria-busy')).toBe(null)
  expect(await bubbleOf(visit.page).getAttribute('aria-expanded')).toBe('false')
})

test('settings that never arrive delay neither the bubble nor the chat', async () => {
  const visit = await visitWith({}, (id) => site.proxy.when(configOf(id), silent))
  await bubbleOf(visit.page).waitFor()
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
})

test.each([
  ['a page', '<!doctype html><h1>Hi</h1>'],
  ['half an object', '{"theme": "dar'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[1, 2]'],
  ['a text', '"hello"'],
  [
    'values of the wrong kind',
    JSON.stringify({
      theme: 7,
      primaryColor: { red: 1 },
      position: ['x'],
      buttonSize: null,
      bubbleIcon: 'constructor',
      language: 42,
      openDelay: 'soon',
      autoOpen: 'no',
      maxMessages: 'many',
      typingSpeed: 'fast',
      allowedFileTypes: 'all',
      maxFileSize: 'big',
      customCSS: 12,
      welcomeMessage: { a: 1 },
      windowTitle: 9,
      brandingText: 8,
      name: [],
      placeholder: false,
    }),
  ],
])('settings that are %s leave a working widget', async (_name, body) => {
  const visit = await visitWith({}, (id) => site.proxy.when(configOf(id), answerWith(200, body)))
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect((await bubbleOf(visit.page).boundingBox())?.width).toBe(56)
  expect(ownComplaints(visit)).toEqual([])
})

test('settings that failed to load are requested again when the chat opens', async () => {
  const visit = await visitWith({ windowTitle: 'Bluebird' }, (id) =>
    site.proxy.when(configOf(id), refuse(503, 'unavailable')),
  )
  await bubbleOf(visit.page).waitFor()
  await expect.poll(() => site.proxy.seen.filter((line) => line.includes('/embed/config/')).length).toBe(1)
  site.proxy.reset()
  await bubbleOf(visit.page).click()
  await expect.poll(() => visit.page.locator('.foyer-window h2').textContent()).toBe('Bluebird')
})

test('the bubble falls back to the unversioned panel after a release', async () => {
  const visit = await visitWith({}, () =>
    site.proxy.when(/\/widget\/panel\.en\.[0-9a-f]{8}\.js/, refuse(404, 'not_found')),
  )
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect(site.proxy.seen.some((line) => /\/widget\/panel\.en\.js/.test(line))).toBe(true)
})
