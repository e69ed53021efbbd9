import { readHtml } from '@foyer/crawler/read/read-html'
import type { FactKind } from '@foyer/text/fact-kinds'
import { findFacts } from './facts-of-pages.ts'

export type Body = [path: string, body: string]

const page = (language: string, footer: string, [path, body]: Body, head = '') =>
  readHtml(
    `<html lang="${language}"><head><title>Lindenkamp</title>${head}</head><body><main>${body}</main>
    <footer><p>Lindenkamp, 0551 300 210${footer}</p></footer></body></html>`,
    `https://lindenkamp.example${path}`,
  )

/** A question mark marks facts that are asked. */
export const said = (kind: FactKind, language: string, bodies: Body[], footer = '', head = '') =>
  findFacts([
    page(language, footer, ['/', '<h1>Lindenkamp</h1><p>What we do here all day.</p>'], head),
    ...bodies.map((body) => page(language, footer, body)),
  ])
    .filter((fact) => fact.kind === kind && fact.value !== '0551 300 210')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)
