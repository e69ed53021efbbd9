import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import go from 'highlight.js/lib/languages/go'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import html from 'highlight.js/lib/languages/xml'

for (const [name, language] of Object.entries({ bash, go, html, javascript, json, python, typescript }))
  hljs.registerLanguage(name, language)

const mark = /\{\{[A-Z_]+\}\}/g

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Class names and no styles; what will be the reader's own stands out. */
export function highlight(text: string, language: string) {
  const html = hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeHtml(text)
  const [before, after] = [text.match(mark) ?? [], html.match(mark) ?? []]
  if (before.join() !== after.join()) throw new Error(`Colouring broke a mark: ${before} became ${after}`)
  return html.replace(mark, '<span class="own">$&</span>')
}
