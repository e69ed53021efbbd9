import { expect, test } from 'vitest'
import { embedCode, tagManagerCode, testPageName } from './embed-code.ts'

test('the embed code names the instance and the assistant', () => {
  expect(embedCode('https://foyer.example', 'a-1')).toBe(
    '<script src="https://foyer.example/embed.js" data-assistant-id="a-1" async></script>',
  )
})

test('the tag manager code runs as copied', () => {
  const code = tagManagerCode('https://foyer.example', 'a-1')
  const script = /<script>([\s\S]*)<\/script>/.exec(code)?.[1] ?? ''
  const added: { src?: string; async?: boolean }[] = []
  const page = { createElement: () => ({}), head: { appendChild: (each: object) => added.push(each) } }
  const window: { FoyerConfig?: object } = {}
  new Function('window', 'document', script)(window, page)
  expect(window.FoyerConfig).toEqual({ assistantId: 'a-1', apiUrl: 'https://foyer.example' })
  expect(added).toEqual([{ src: 'https://foyer.example/embed.js', async: true }])
})

test.each([
  ['Harbour Dental', 'harbour-dental-widget-test.html'],
  ['  Bread &  Butter ', 'bread-&-butter-widget-test.html'],
])('the test page of %s is called %s', (name, file) => {
  expect(testPageName(name)).toBe(file)
})
