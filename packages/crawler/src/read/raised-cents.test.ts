import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const textOf = (html: string) =>
  readHtml(
    `<html lang="en"><body><main><h1>Shop</h1><p>${html}</p></main></body></html>`,
    'https://x.example/',
  )!
    .text.split('\n')
    .at(-1)

describe('cents in an element of their own', () => {
  it.each([
    ['£39<sup>95</sup>', '£39.95'],
    ['39<sup>95</sup> €', '39,95 €'],
    ['39<sup>95 €</sup>', '39,95 €'],
    ['39€<sup>95</sup>', '39,95€'],
    ['CHF 39<sup>90</sup>', 'CHF 39.90'],
    ['39 CHF<sup>90</sup>', '39.90 CHF'],
    ['1.299<sup>00</sup> €', '1.299,00 €'],
    ['€ <span>39</span> <sup>95</sup>', '€ 39.95'],
    ['£15<small>95</small>', '£15.95'],
    ['<span>£</span><span>15</span><span>95</span>', '£15.95'],
    ['£<span>18</span><span>.</span><span>50</span>', '£18.50'],
    ['$<span>18<span>.</span></span><span>50</span>', '$18.50'],
  ])('%s reads %s', (html, text) => expect(textOf(html)).toBe(text))

  it.each([
    ['<b>In 20</b><b>26</b> we open', 'In 2026 we open'],
    ['<span>01</span><span>23</span><span>45</span>', '012345'],
    ['<b>Part 1.</b><b>12</b> pages', 'Part 1. 12 pages'],
    ['Hall of 10 m<sup>2</sup> 25 €', 'Hall of 10 m2 25 €'],
    ['10<sup>6</sup> reasons', '106 reasons'],
    ['the 1<sup>st</sup> of May', 'the 1st of May'],
  ])('%s is no sum and reads %s', (html, text) => expect(textOf(html)).toBe(text))
})

describe('footnote references after prices', () => {
  it.each([
    ['£39.50<sup>1</sup>', '£39.50'],
    ['£39<sup>1</sup>', '£39'],
    ['39 €<sup>1</sup>', '39 €'],
    ['39,00 €<sup>12</sup>', '39,00 €'],
    ['39 €<sup>1)</sup>', '39 €'],
    ['39 €<sup>[1]</sup> a day', '39 € a day'],
    ['£39<sup>*</sup>', '£39'],
    ['39<sup>1</sup> €', '39 €'],
    ['<sup>1</sup>39 €', '39 €'],
    ['£39<sup>1</sup>each', '£39 each'],
  ])('%s reads %s', (html, text) => expect(textOf(html)).toBe(text))
})
