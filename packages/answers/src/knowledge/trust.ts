import type { Page } from '../types.ts'
import { trust } from '../weights.ts'

const newsPath =
  /\/(?:blog|news|journal|diary|stories|magazine?|updates|aktuelles|neuigkeiten|tagebuch|noticias|actualidad|actualites|actus?|novedades|notizie|novita|posts?|archive|press|presse|prensa)(?:[/._-]|$)|\/(?:logbuch|diario|giornale|carnet|cuaderno|bitacora|dagboek|logboek)\/[^/]|\/(?:19|20)\d{2}\/\d{1,2}(?:\/|$)/i
/** A price list may bear its year, too. */
const yearInPath = /[/_-](?:19|20)\d{2}(?:[/._-]|$)/
const postedLine =
  /(?:^|\n)\W{0,3}(?:(?:posted|published|updated|veröffentlicht|publicado|publié|pubblicato|публикация|опубликовано)(?!\p{L})|投稿日|公開日|게시일|发布)[^\n]{0,60}\d{4}/iu
/**
 * A line that is little more than a date: '20 May 2021 · by Anna'. The length of a month is looked at beforehand: with
 * `\p{L}{3,12}` the pattern takes long to compile.
 */
const datedLine =
  /(?:^|\n)[^\S\n]*(?:\p{L}+,?\s)?(?:\d{1,2}(?:\.|st|nd|rd|th|º|er)?\s(?:de\s)?(?=[^\s.,]{3})\p{L}{0,12}\.?,?\s(?:de\s)?(?:19|20)\d{2}|(?=\S{3})\p{L}{0,12}\s\d{1,2}(?:st|nd|rd|th)?,\s(?:19|20)\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?:\s*[·•|,–—-][^\n]{0,40})?[^\S\n]*(?:\n|$)/iu
const year = /(?:19|20)\d{2}/
const isDated = (text: string) => year.test(text) && datedLine.test(text)
const boilerplate =
  /\b(?:privacy|cookies?|datenschutz\w*|confidentialit\w+|privacidad\w*|privacidade|impressum|imprint|legal notice|aviso legal|mentions légales)\b/i

const whereIs = ({ url }: Page): string => {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return url
  }
}

/** Written for its day: below '/news/' or '/2019/03/', or with a date at its head. */
export function isPost(page: Page): boolean {
  const beginning = page.text.slice(0, 600)
  return newsPath.test(whereIs(page)) || postedLine.test(beginning) || isDated(beginning.slice(0, 300))
}

/** A dated post may have been overtaken; a privacy notice is about something else than the business. */
export function trustOf(page: Page): number {
  const where = whereIs(page)
  if (isPost(page) || yearInPath.test(where)) return trust.post
  if (boilerplate.test(where) || /^\W*(?:privacy|cookie|datenschutz|impressum|aviso legal)/i.test(page.title))
    return trust.legal
  return 1
}
