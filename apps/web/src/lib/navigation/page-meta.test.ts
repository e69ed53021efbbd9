import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageMeta } from './page-meta.tsx'

test('a page renders its title and optional meta tags', () => {
  expect(renderToStaticMarkup(createElement(PageMeta, { title: 'Sign in · Foyer' }))).toBe(
    '<title>Sign in · Foyer</title>',
  )
  const markup = renderToStaticMarkup(
    createElement(PageMeta, { title: 'Foyer', description: 'An assistant from your website', noindex: true }),
  )
  expect(markup).toContain('<meta name="description" content="An assistant from your website"/>')
  expect(markup).toContain('<meta name="robots" content="noindex"/>')
})
