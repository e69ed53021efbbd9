import { readHtml } from '@foyer/crawler/read/read-html'
import { findFacts } from './facts-of-pages.ts'

/** 'Mon Tue (Summer) 9–17', with a question mark when doubtful. */
export function hoursByDays(language: string, body: string): string[] {
  const page = readHtml(
    `<html lang="${language}"><head><title>Holm</title></head><body><main><h1>Holm</h1>${body}</main></body></html>`,
    'https://holm.example/',
  )
  const told = findFacts([page]).filter(({ kind }) => kind === 'hours')
  const alike = Map.groupBy(
    told,
    ({ part, condition, value, sure }) =>
      `${part ? `${part} ` : ''}${condition ? `(${condition}) ` : ''}${value}${sure === false ? '?' : ''}`,
  )
  return [...alike].map(([said, days]) => `${days.map(({ label }) => label.slice(0, 3)).join(' ')} ${said}`)
}
