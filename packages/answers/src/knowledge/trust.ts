import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import type { Page } from '../types.ts'
import { trust } from '../weights.ts'

const newsPath = new RegExp(
  String.raw`\/(?:${wordsNamed('page of news')})(?:[/._-]|$)|\/(?:${wordsNamed('page of a diary')})\/[^/]|\/(?:19|20)\d{2}\/\d{1,2}(?:\/|$)`,
  'i',
)
/** Price lists have years in their address too. */
const yearInPath = /[/_-](?:19|20)\d{2}(?:[/._-]|$)/
// Chinese, Japanese and Korean continue without a space.
const postedLine = new RegExp(
  String.raw`(?:^|\n)\W{0,3}(?:${wordsNamed('page posted')})(?![\p{Script=Latin}\p{Script=Cyrillic}])[^\n]{0,60}\d{4}`,
  'iu',
)
const ordinal = wordsNamed('ordinal ending')
// English puts the day after the month: 'May 20th, 2021'.
const ordinalBehindMonth = sourcesByLanguage('ordinal ending').en
const joined = String.raw`(?:(?:${wordsNamed('joins a date')})\s)?`
/** Lines like '20 May 2021 · by Anna'. Length is checked separately, because `\p{L}{3,12}` compiles slowly. */
const datedLine = new RegExp(
  String.raw`(?:^|\n)[^\S\n]*(?:\p{L}+,?\s)?(?:\d{1,2}(?:\.|º|${ordinal})?\s${joined}(?=[^\s.,]{3})\p{L}{0,12}\.?,?\s${joined}(?:19|20)\d{2}|(?=\S{3})\p{L}{0,12}\s\d{1,2}(?:${ordinalBehindMonth})?,\s(?:19|20)\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?:\s*[·•|,–—-][^\n]{0,40})?[^\S\n]*(?:\n|$)`,
  'iu',
)
const year = /(?:19|20)\d{2}/
const isDated = (text: string) => year.test(text) && datedLine.test(text)
const boilerplate = new RegExp(String.raw`\b(?:${wordsNamed('page legal')})\b`, 'i')
const titledLegal = new RegExp(String.raw`^\W*(?:${wordsNamed('page titled legal')})`, 'i')

const whereIs = ({ url }: Page): string => {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return url
  }
}

/** A dated post, by an address such as '/news/' or '/2019/03/' or by a date at its top. */
export function isPost(page: Page): boolean {
  const beginning = page.text.slice(0, 600)
  return newsPath.test(whereIs(page)) || postedLine.test(beginning) || isDated(beginning.slice(0, 300))
}

/** Posts go out of date, and privacy notices aren't about the business. */
export function trustOf(page: Page): number {
  const where = whereIs(page)
  if (isPost(page) || yearInPath.test(where)) return trust.post
  if (boilerplate.test(where) || titledLegal.test(page.title)) return trust.legal
  return 1
}
