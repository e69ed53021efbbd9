import { lastDay } from '@foyer/calendar/last-day'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isOfBusiness } from '@foyer/text/business-page'
import { pathOf } from './front-page.ts'
import { pageLines } from './page-lines.ts'

/** Prices and hours of posts hold only for the day they were written. */
const datedPath =
  /\/(?:blogs?|news|posts?|archives?|press|stories|articles?|aktuelles|neuigkeiten|presse|magazin|noticias|novedades|actualidad|actualit[eé]s?|actus?|notizie|novit[aà]|nieuws|novidades|novosti)(?:[/.?]|[-_]?\d{4}|$)/i
const diaries =
  'journal|diary|updates|tagebuch|logbuch|diario|giornale|journal-de-bord|carnet|cuaderno|bitacora|dagboek|logboek'
const diaryEntryPath = new RegExp(`/(?:${diaries})/[^/]`, 'i')
const datedHeading =
  /^(?:(?:latest|recent|our|neueste|aktuelle|unsere|dernières|nos|ultime|nostre|le nostre|últimas|nuestras|laatste|ons)\s)?(?:news|blog|posts|archive|press|aktuelles|neuigkeiten|nachrichten|neues|nouvelles|actualités|actus?|noticias|notícias|novedades|novidades|notizie|news(?:letter)?|nieuws|новости)(?!\p{L})/iu

export const headsNews = (heading: string): boolean => datedHeading.test(heading)

const datedPages = new WeakMap<ReadPage, boolean>()

export function isDated(page: ReadPage): boolean {
  let isHistory = datedPages.get(page)
  if (isHistory === undefined) {
    isHistory =
      page.article ||
      datedPath.test(page.url) ||
      diaryEntryPath.test(page.url) ||
      headsNews(page.title) ||
      listsPosts(page) ||
      isOldPost(page)
    datedPages.set(page, isHistory)
  }
  return isHistory
}

const postedLine =
  /^(?:posted|published|veröffentlicht|gepostet|erstellt|publiée?|postée?|pubblicat[oa]|publicad[oa]|postad[oa]|geplaatst|gepubliceerd|опубликовано)(?: on| am| le| il| el| em| op)?:?\s([^\n]{0,30}?(?<!\d)((?:19|20)\d\d))(?!\d)/iu
const linesOfHead = 5
const yearInMilliseconds = 366 * 24 * 3_600_000

/** 'Posted on 3 April 2019 by Ann' near the title; a price list counts whatever its date. */
function isOldPost(page: ReadPage): boolean {
  if (isOfBusiness(page.url)) return false
  let left = linesOfHead
  for (const { text, own } of pageLines(page)) {
    if (!own) continue
    const [, date, of] = postedLine.exec(text.slice(0, longestDate)) ?? []
    if (date && of)
      return Date.parse(lastDay(`until ${date}`) ?? `${of}-12-31`) < Date.now() - yearInMilliseconds
    if (--left === 0) return false
  }
  return false
}
const longestDate = 80

const diaryPath = new RegExp(`/(?:${diaries})(?:\\.[a-z]{3,5})?/?$`, 'i')
const dayPattern =
  '(?:\\d{1,2}[./-]\\d{1,2}[./-]|(?:\\p{L}{2,10},?\\s)?\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de |di )?\\p{L}{3,10}\\.?,?\\s(?:de )?)(?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d'
const beginsWithDay = new RegExp(`^(?:${dayPattern})(?!\\d)`, 'u')
/** A day behind an author: 'Hetty Marchbank 2 May 2018', 'by Hetty, 2 May 2018'. */
const dayBehindAuthor = new RegExp(
  `^(?:(?:by|von|par|di|de|por|door)\\s)?(?:\\p{Lu}[\\p{L}'’.-]{0,20}[\\s,|·–][\\s,|·–-]{0,2}){1,3}(?:${dayPattern})$`,
  'u',
)
const longestByline = 60
/** A quick check: every date holds a year. */
const hasYear = /(?:19|20)\d\d/
const isEntry = (text: string) =>
  hasYear.test(text) &&
  (beginsWithDay.test(text) || (text.length <= longestByline && dayBehindAuthor.test(text)))
const fewestEntries = 2
const fewestPosts = 3

/**
 * A diary with dated entries, or a page with a date for every other heading; the address alone may name a
 * diary for sale.
 */
function listsPosts(page: ReadPage): boolean {
  const isDiary = diaryPath.test(pathOf(page.url))
  if (!isDiary && (page.headings.length < fewestPosts || isOfBusiness(page.url))) return false
  let [entries, headed, oldest] = [0, 0, Infinity]
  let [wasHeading, wasEntry] = [false, false]
  for (const { text, kind, own } of pageLines(page)) {
    if (!own) continue
    const isHeading = kind === 'heading'
    const isDay = !isHeading && isEntry(text)
    if (isDay) {
      entries++
      oldest = Math.min(oldest, Number(hasYear.exec(text)![0]))
    }
    if ((isDay && wasHeading && text.length <= longestByline) || (isHeading && wasEntry)) headed++
    ;[wasHeading, wasEntry] = [isHeading, isDay && text.length <= longestByline]
  }
  if (isDiary) return entries >= fewestEntries
  return headed >= fewestPosts && oldest < new Date().getUTCFullYear()
}
