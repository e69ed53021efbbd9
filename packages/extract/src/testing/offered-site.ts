import { readHtml } from '@foyer/crawler/read/read-html'
import { findFacts } from './facts-of-pages.ts'

export interface Page {
  title?: string
  canonical?: string
  main: string
}

/** All pages link to the named ones; a question mark marks facts that are asked. */
export function offered(
  language: string,
  pages: Record<string, Page>,
  navigation: Record<string, string>,
): string[] {
  const nav = Object.entries(navigation).map(([name, path]) => `<a href="${path}">${name}</a>`)
  const facts = findFacts(
    Object.entries(pages).map(([path, { title = '', canonical, main }]) =>
      readHtml(
        `<html lang="${language}"><head><title>${title}</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ''}</head>
        <body><nav>${nav.join(' ')}</nav><main>${main}</main></body></html>`,
        `https://site.example${path}`,
      ),
    ),
  )
  return facts
    .filter(({ kind }) => kind === 'service')
    .map(({ label, sure }) => (sure === false ? `${label}?` : label))
}

export const prices = (...rows: [string, string][]) =>
  `<table><tr><th>Was</th><th>€</th></tr>${rows.map(([name, sum]) => `<tr><td>${name}</td><td>${sum}</td></tr>`).join('')}</table>`
