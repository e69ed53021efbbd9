import { samples } from '@foyer/samples/catalogue'
import { readSample } from '@foyer/samples/read-sample'
import type { Plugin } from 'vite'
import { highlight } from './highlight.ts'

const all = 'virtual:samples'
const one = `${all}/`

/**
 * `virtual:samples/ID` is one program of `packages/samples`, as text and highlighted, so that no page has to highlight it;
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
      const html = highlight(text, sample.language)
      return `export const text = ${JSON.stringify(text)}\nexport const html = ${JSON.stringify(html)}`
    },
  }
}
