import { readHtml } from '@foyer/crawler/read/read-html'
import type { FactKind } from '@foyer/text/fact-kinds'
import { findFacts } from './facts-of-pages.ts'

/** A page of a pottery. */
export type Body = [path: string, body: string, head?: string]

export const page = ([path, body, head = '']: Body) =>
  readHtml(
    `<html lang="en"><head><title>Clay &amp; Kiln</title>${head}</head><body><main>${body}</main>
    <footer><p>Clay &amp; Kiln, 4 Mill Lane, Ludlow SY8 1AA · 01584 555 010</p></footer></body></html>`,
    `https://clay.example${path}`,
  )

/** Facts apart from the footer's, as 'label value'; doubtful ones with a question mark. */
export const stated = (kind: FactKind, ...bodies: Body[]) =>
  findFacts([
    page(['/', '<h1>Clay &amp; Kiln</h1><p>A pottery studio with classes.</p>']),
    ...bodies.map(page),
  ])
    .filter((fact) => fact.kind === kind)
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)
    .slice(1)
