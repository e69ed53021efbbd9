import { samples } from '@foyer/samples/catalogue'
import { readSample } from '@foyer/samples/read-sample'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import go from 'highlight.js/lib/languages/go'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import type { Plugin } from 'vite'

for (const [name, language] of Object.entries({ bash, go, javascript, json, python }))
  hljs.registerLanguage(name, language)

const mark = /\{\{[A-Z_]+\}\}/g

/** Class names and no styles; what will be the reader's own stands out. */
function colour(text: string, language: string) {
  const html = hljs.highlight(text, { language }).value
  const [before, after] = [text.match(mark) ?? [], html.match(mark) ?? []]
  if (before.join() !== after.join()) throw new Error(`Colouring broke a mark: ${before} became ${after}`)
  return html.replace(mark, '<span class="own">$&</span>')
}

const all = 'virtual:samples'
const one = `${all}/`

/**
 * `virtual:samples/ID` is one program of `packages/samples`, as text and coloured, so that no page has to colour it;
 * `virtual:samples` loads any of them when it is looked at.
 */
export function samplesPlugin(): Plugin {
  return {
    name: 'foyer-samples',
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    async load(resolved) {
      const id = resolved.slice(1)
      if (id === all) {
        const loaders = samples.map((sample) => `'${sample.id}': () => import('${one}${sample.id}')`)
        return `export const loadSample = {${loaders}}`
      }
      const sample = id.startsWith(one) && samples.find((each) => `${one}${each.id}` === id)
      if (!sample) return
      const text = await readSample(sample.id)
      const html = colour(text, sample.language)
      return `export const text = ${JSON.stringify(text)}\nexport const html = ${JSON.stringify(html)}`
    },
  }
}
