import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'

let page: Page
beforeAll(async () => {
  page = await (await launchBrowser()).newPage()
})
afterAll(() => page.context().close())

const ink = 'color: rgb(70, 70, 70)'

async function violationsIn(html: string) {
  await page.setContent(`<!doctype html><html lang="en"><head><title>A page</title></head>
    <body style="background: white"><main><h1>A page</h1>${html}</main></body></html>`)
  return (await findViolations(page)).map((each) => each.split(':')[0])
}

test('text that passed once is checked again on another background', async () => {
  expect(await violationsIn(`<p style="${ink}">Open from nine</p>`)).toEqual([])
  expect(await violationsIn(`<p style="${ink}">Closed on Mondays</p>`)).toEqual([])
  const dark = 'background: rgb(40, 40, 40)'
  expect(await violationsIn(`<p style="${ink}; ${dark}">Closed on Mondays</p>`)).toEqual(['color-contrast'])
  expect(await violationsIn(`<div style="${dark}"><p style="${ink}">Closed</p></div>`)).toEqual([
    'color-contrast',
  ])
  expect(await violationsIn(`<p style="color: rgb(190, 190, 190)">Closed</p>`)).toEqual(['color-contrast'])
})

test('large letters may be paler than small ones', async () => {
  const pale = 'color: rgb(140, 140, 140)'
  expect(await violationsIn(`<p style="${pale}; font-size: 40px">Welcome</p>`)).toEqual([])
  expect(await violationsIn(`<p style="${pale}; font-size: 14px">Welcome</p>`)).toEqual(['color-contrast'])
})

test('text over another element is judged by its real background', async () => {
  expect(await violationsIn(`<p style="${ink}">Open from nine</p>`)).toEqual([])
  const box = 'position: absolute; top: 200px; left: 0; width: 300px; height: 60px'
  expect(
    await violationsIn(
      `<div style="${box}; background: rgb(40, 40, 40)"></div><p style="${box}; margin: 0; ${ink}">Open</p>`,
    ),
  ).toEqual(['color-contrast'])
})

test('dimmed text is judged by its rendered color', async () => {
  const card = `<div style="background: white"><p style="${ink}">Open from nine</p></div>`
  expect(await violationsIn(card)).toEqual([])
  expect(await violationsIn(`<div style="opacity: 0.4">${card}</div>`)).toEqual(['color-contrast'])
})

test('other violations are found too', async () => {
  expect(await violationsIn('<button></button>')).toEqual(['button-name'])
})
