import { readHtml } from '@foyer/crawler/read/read-html'
import type { Fact } from '../fact.ts'
import { pageFacts } from './facts-of-pages.ts'

/** The prices of a page with this main text. */
export const pricesOf = (language: string, main: string, url = 'https://shop.example/prices'): Fact[] =>
  pageFacts(readHtml(`<html lang="${language}"><body><main>${main}</main></body></html>`, url)).filter(
    ({ kind }) => kind === 'price',
  )
