import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isInMarks, signatureIn } from '@foyer/text/review-signs'
import { isFrontPage } from '../page/front-page.ts'
import type { PageLine } from '../page/page-lines.ts'

const customers =
  "(?:customers?|clients?|guests?|visitors?|patients?|pupils?|students?|members?|parents?|riders?|people|others|they|you)['’]?s?"
const kunden = '(?:kunden|gäste|patienten|besucher|mieter|schüler|teilnehmer|google|nutzer)'
const klanten = '(?:klanten|gasten|bezoekers|patiënten|anderen|ze)'
/** Headings over what customers say, in small letters as in about-others.ts. */
const headings = [
  `reviews?|testimonials?|what [\\p{L}’' ]{2,40} (?:say|said|think|saying)|kind words|in their (?:own )?words|(?:happy|satisfied) (?:customers|clients)|guest ?book|${customers} (?:comments|stories|experiences|opinions|voices|ratings?)|comments from (?:our )?${customers}|hear (?:it )?from (?:our |other |happy )?${customers}|(?:our|google|facebook|tripadvisor|trustpilot|yelp|customer|star) ratings?|success stories|feedback`,
  `${kunden}?-?(?:bewertung(?:en)?|rezension(?:en)?|meinungen|stimmen|feedback|erfahrungen(?= (?:unserer|von|mit uns)|$))|erfahrungsberichte|gästebuch|das sagen|(?:sagen|meinen) (?:unsere|andere)|über uns sagen|was unsere|stimmen unserer`,
  "avis|témoignages?|ils (?:sont venus|parlent|nous ont)|ce qu['’](?:ils|elles|on)|ce que (?:disent|pensent|nos)|paroles de|mots doux|livre d['’]or|vos (?:retours|commentaires)|commentaires (?:des|de nos)",
  'opiniones|reseñas|testimonios|valoraciones|lo que (?:dicen|opinan)|qué (?:dicen|opinan)|opinión de|opinan|comentarios de|nos han visitado',
  'recensioni|testimonianze|opinion[ei]|(?:dicono|parlano) di noi|cosa (?:dicono|pensano)|commenti de[il]|libro degli ospiti',
  'avaliações|depoimentos|testemunhos|opiniões|o que (?:dizem|os nossos|as nossas)|comentários d[eo]s?',
  `(?:klant|gasten)?(?:beoordeling(?:en)?|ervaringen|recensies)|gastenboek|wat (?:onze |andere )?${klanten} (?:over ons )?(?:zeggen|vinden)|klanten (?:aan het woord|over ons|vertellen)`,
  'opinie|co mówią|recenze|ohlasy|omdömen|recensioner|anmeldelser|udtalelser|tilbakemeldinger|arvostelut|vélemények|recenzii|yorumlar|κριτικές|отзывы|відгуки|口コミ|レビュー|お客様の声|후기|리뷰|评价|評價|آراء|समीक्षा',
]
/** Sites of reviews, and headings of a word or two that say nothing more: 'Google' heads no map where it stands alone. */
const wholeHeadings = [
  '(?:(?:from|on|via|auf|bei|von|sur|su|en|em|op) )?(?:google|trip ?advisor|trustpilot|yelp|holidaycheck|provenexpert|jameda|doctolib|booking\\.com|airbnb|checkatrade)',
  'voices|(?:our |the )?wall of (?:love|fame)|loved by .{3,40}|words from (?:our )?.{4,30}|(?:die )?worte unserer .{4,20}|(?:le )?parole de(?:i|gli|lle) (?:nostri )?(?:ospiti|clienti|pazienti|visitatori)|palabras de nuestros .{4,20}|palavras d[oa]s? (?:nossos )?.{4,20}|woorden van (?:onze )?.{4,20}|voix de nos .{4,20}',
].join('|')
/** Headings over what papers wrote. */
const press =
  '(?:the )?press(?: reviews?| coverage| clippings| cuttings)?|in the (?:press|media|news)|(?:as )?(?:seen|featured) (?:in|on)(?: .{2,30})?|presse|presse(?:stimmen|spiegel|berichte|echo)|(?:wir )?in (?:der presse|den medien)|bekannt aus|(?:dans la|revue de|la) presse|(?:la presse|on) parle de nous|vus? (?:dans la presse|à la télé)|rassegna stampa|(?:nella|sulla) stampa|(?:la )?prensa|en (?:la prensa|los medios)|hablan de nosotros|(?:a )?imprensa|na imprensa|(?:in )?de pers|in het nieuws|пресса о нас'
const wholeHeading = new RegExp(`^(?:${wholeHeadings}|${press})\\s?[:…]?$`, 'u')
const pressHeading = new RegExp(`^(?:${press})\\s?[:…]?$`, 'u')
/** Words with which a section for the press turns to how it reaches the business. */
const turnsToUs =
  /contact|kontakt|contatt|contat|ansprechpartner|(?:press|media|presse|medien) ?-?(?:office|enquir|quer|anfrage|stelle|büro|mappe|kit)|enquiries|anfragen|bureau de presse|service (?:de )?presse|relations presse|ufficio stampa|gabinete de prensa|assessoria|persvoorlichting/u
const reviews = new RegExp(`(?:^|[^\\p{L}])(?:${headings.join('|')})(?:$|[^\\p{L}])`, 'u')
/** Headings over what readers wrote below a page: '3 comments', 'Comments (2)'. */
const comments =
  /^(?:\d{1,4} )?(?:comments?|kommentare?|commentaires?|comentarios?|commenti|comentários?|reacties)(?: \(\d{1,4}\))?$/u
/** A review that one can book, and where visitors are asked to speak up: there the business speaks. */
const otherReviews =
  /(?:medica(?:l|tion)|medicines?|contract|portfolio|annual|policy|pension|legal|will|design|code|financial|account|security|year in|case|health|tax|energy|insurance|mortgage) reviews?|reviews? (?:appointment|meeting|session|of your)|complain|beschwerde|réclamation|reclam|klacht/u
/** A firm by its form: 'Feedback Ltd'. */
const firmName =
  /(?:^|[^\p{L}])(?:ltd|limited|llc|inc|plc|gmbh|mbh|ug|ag|kg|ohg|e\.\s?[kv]|sarl|sas|s\.?r\.?l|s\.?l|s\.?p\.?a|b\.?v|lda)(?:$|[^\p{L}])/u
const reviewPath =
  /\/(?:[a-z]{2,12}-){0,4}(?:reviews?|testimonials?|guestbook|customers-say|kundenbewertungen|bewertungen|rezensionen|kundenstimmen|gaestebuch|avis|temoignages|livre-d-or|opiniones|testimonios|resenas|recensioni|opinioni|dicono-di-noi|avaliacoes|beoordelingen)(?:[/.?-]|$)/i

const star = '[★☆⭐🌟]\\ufe0f?'
const stars = new RegExp(`(?:${star}){3}`, 'u')
/** Stars before a text, '★★★★★ Excellent', unless it is a hotel that has them. */
const leadingStars = new RegExp(`^(?:${star}\\s?){3}(?!.{0,60}(?:hotel|hôtel|resort|pension|superior))`, 'iu')

const quotation = /^["“„«”‘][^"”“«»]{12,}/u
/** A quotation behind a name, with nothing but her words: 'Jane Smith: “Friendly, and only £20”'. */
const namedQuotation =
  /^\p{Lu}[\p{L}.'’-]{0,20}(?: (?:& |and |und |et |e |y )?\p{Lu}[\p{L}.'’-]{0,20}){0,3}(?:, [^:"“„«]{1,40})?\s?[:–—-]\s?["“„«][^"”“«»]{12,}["”“»]?[.!]?$/u
/** A heading in quotation marks heads, over a card, what the customer said. */
const quotedHeading = /^["“„«][^"”“«»]{4,}["”“»]\s*$/u
/** Whether a quotation may name a row, as callers' words do: '„Is my bike ready?“ by text | 07700 900 312'. */
const namesRow = ({ kind, cells }: PageLine) => kind === 'row' && cells.filter(Boolean).length > 1
/** Whether somebody said a row: all its figures stand between quotation marks, beside who said them and when. */
const isSaidInRow = ({ cells }: PageLine) =>
  cells.some(isInMarks) &&
  !cells.some((cell) => /\d/.test(cell) && !isInMarks(cell) && signatureIn(cell) === null)

/** Whether a heading is itself a customer's: in quotation marks, or stars. */
const isCustomers = ({ text, level }: PageLine) =>
  reviewMark.test(text) && (quotedHeading.test(text) || (level > 1 && leadingStars.test(text)))

/** Whether a line by itself is a customer's. */
export const isReview = (line: PageLine): boolean =>
  reviewMark.test(line.text) &&
  ((namesRow(line) ? isSaidInRow(line) : quotation.test(line.text) || isInMarks(line.text)) ||
    namedQuotation.test(line.text) ||
    stars.test(line.text))
const reviewMark = /["“„«”‘★☆⭐🌟]|^'/u

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a heading names the site, as 'Kind Words' may: then it heads no reviews. */
function namesTheSite(heading: string, { siteName, url }: ReadPage): boolean {
  if (firmName.test(heading)) return true
  const own = lettersAndDigits(heading)
  const host = lettersAndDigits(URL.parse(url)?.hostname.replace(/^www\.|\.\w+$/g, '') ?? '')
  return own === lettersAndDigits(siteName) || own === host
}

/** Follows the lines of a page, and tells of each whether it stands in a section of reviews. */
export function createReviewSections(page: ReadPage): (line: PageLine) => boolean {
  const isReviewPage = reviewPath.test(page.url)
  // The first heading of a home page tells what the business is: 'Happy customers since 1990'.
  let isTitle = isFrontPage(page.url)
  let level = 0
  let isOfPress = false
  const heads = ({ text, level: at }: PageLine) => {
    if (text.length >= 80) return false
    const small = text.toLowerCase()
    // A juice bar may be called 'Press': so short a title of a page is a name.
    const isWhole = at > 1 && wholeHeading.test(small.trim())
    if (!comments.test(small) && !isWhole && (!reviews.test(small) || otherReviews.test(small))) return false
    return isReviewPage || (!(isTitle && at === 1) && !namesTheSite(small, page))
  }
  return (line) => {
    // The frame's words are the business's again.
    if (!line.own) {
      level = 0
      return false
    }
    if (line.kind === 'heading') {
      const isTheirs = isCustomers(line)
      if (level > 0 && line.level <= level && !isTheirs) level = 0
      if (level === 0 && (isTheirs || heads(line))) {
        level = line.level
        isOfPress = pressHeading.test(line.text.trim().toLowerCase())
      }
      if (line.level === 1) isTitle = false
    }
    if (level > 0 && isOfPress && turnsToUs.test(line.text.toLowerCase())) level = 0
    // Papers write sentences; a list below 'Press' may be what a laundry takes for pressing.
    return level > 0 && !(isOfPress && line.kind !== 'text' && line.kind !== 'heading')
  }
}
