import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addWidget, hideChat, hideWidget, openChat, openWidget } from './widget.ts'

type Script = { src: string; dataset: Record<string, string>; onload: () => void; onerror: () => void }

/** Stubs loading scripts into a page. */
let scripts: Script[]
let isOffline: boolean
let did: string[]
let houseAssistant: string | null

beforeEach(() => {
  scripts = []
  did = []
  isOffline = false
  houseAssistant = null
  const document = {
    createElement: () => ({ dataset: {} }),
    head: {
      append(script: Script) {
        scripts.push(script)
        queueMicrotask(() => (isOffline ? script.onerror() : script.onload()))
      },
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {
    location: { origin: 'https://foyer.example' },
    Foyer: {
      open: (id: string) => did.push(`open ${id}`),
      close: (id: string) => did.push(`close ${id}`),
      configure: (settings: object, id: string) =>
        did.push(`${Object.keys(settings).length > 0 ? 'hide' : 'show'} ${id}`),
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ assistantId: houseAssistant }))
})
afterEach(() => vi.unstubAllGlobals())

test('the widget is added with an absolute address and its assistant', async () => {
  await addWidget(document, 'one')
  expect(scripts).toMatchObject([{ src: 'https://foyer.example/embed.js', dataset: { assistantId: 'one' } }])
})

test('a widget is loaded once and can be hidden', async () => {
  await openWidget('two')
  await openWidget('two')
  expect(scripts).toHaveLength(1)
  hideWidget('two')
  hideWidget('never opened')
  expect(did).toEqual(['show two', 'open two', 'show two', 'open two', 'close two', 'hide two'])
})

test('a widget that failed to load is loaded again', async () => {
  isOffline = true
  await expect(openWidget('three')).rejects.toThrow('did not load')
  isOffline = false
  await openWidget('three')
  expect(did).toEqual(['show three', 'open three'])
})

test('an instance without its own assistant is asked again on the next open', async () => {
  expect(await openChat()).toBe(false)
  await hideChat()
  expect(did).toEqual([])
  houseAssistant = 'house'
  expect(await openChat()).toBe(true)
  await hideChat()
  expect(did).toEqual(['show house', 'open house', 'close house', 'hide house'])
})
