import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isInMarks, signatureIn } from '@foyer/text/review-signs'
import { isFrontPage } from '../page/front-page.ts'
import type { PageLine } from '../page/page-lines.ts'

const customers =
  "(?:customers?|clients?|guests?|visitors?|patients?|pupils?|students?|members?|parents?|riders?|people|others|they|you)['’]?s?"
const kunden = '(?:kunden|gäste|patienten|besucher|mieter|schüler|teilnehmer|google|nutzer)'
const klanten = '(?:klanten|gasten|bezoekers|patiënten|anderen|ze)'
/** In lower case, as in third-parties.ts. */
const headings = [
  `(?:^|(?:our|the|guest|client|customer|patient|google) )reviews?(?= (?:from|of|by|on) |$)|testimonials?|what [\\p{L}’' ]{2,40} (?:say|said|think|saying)|kind words|in their (?:own )?words|(?:happy|satisfied) (?:customers|clients)|guest ?book|${customers} (?:comments|stories|experiences|opinions|voices|ratings?)|comments from (?:our )?${customers}|hear (?:it )?from (?:our |other |happy )?${customers}|(?:our|google|facebook|tripadvisor|trustpilot|yelp|customer|star) ratings?|success stories|^(?:customer |client |guest )?feedback$`,
  `${kunden}?-?(?:bewertung(?:en)?|rezension(?:en)?|meinungen|stimmen|erfahrungen(?= (?:unserer|von|mit uns)|$))|erfahrungsberichte|gästebuch|das sagen|(?:sagen|meinen) (?:unsere|andere)|über uns sagen|was unsere|stimmen unserer`,
  "avis|témoignages?|ils (?:sont venus|parlent|nous ont)|ce qu['’](?:ils|elles|on)|ce que (?:disent|pensent|nos)|paroles de|mots doux|livre d['’]or|vos (?:retours|commentaires)|commentaires (?:des|de nos)",
  'opiniones|reseñas|testimonios|valoraciones|lo que (?:dicen|opinan)|qué (?:dicen|opinan)|opinión de|opinan|comentarios de|nos han visitado',
  'recensioni|testimonianze|opinion[ei]|(?:dicono|parlano) di noi|cosa (?:dicono|pensano)|commenti de[il]|libro degli ospiti',
  'avaliações|depoimentos|testemunhos|opiniões|o que (?:dizem|os nossos|as nossas)|comentários d[eo]s?',
  `(?:klant|gasten)?(?:beoordeling(?:en)?|ervaringen|recensies)|gastenboek|wat (?:onze |andere )?${klanten} (?:over ons )?(?:zeggen|vinden)|klanten (?:aan het woord|over ons|vertellen)`,
  'opinie|co mówią|recenze|ohlasy|omdömen|recensioner|anmeldelser|udtalelser|tilbakemeldinger|arvostelut|vélemények|recenzii|yorumlar|κριτικές|отзывы|відгуки|口コミ|レビュー|お客様の声|후기|리뷰|评价|評價|آراء|समीक्षा',
]
const reviews = new RegExp(`(?:^|[^\\p{L}])(?:${headings.join('|')})(?:$|[^\\p{L}])`, 'u')
const star = '[★☆⭐🌟]\\ufe0f?'
const stars = new RegExp(`(?:${star}){3}`, 'u')
/** Hotels have up to four. */
const allStars = new RegExp(`(?:${star}){5}`, 'u')

const quotation = /^["“„«”‘][^"”“«»]{12,}/u
/** Callers' words can name a row: '„Is my bike ready?“ by text | 07700 900 312'. */
const namesRow = ({ kind, cells }: PageLine) => kind === 'row' && cells.filter(Boolean).length > 1
/** A row is a review when all its figures are quoted, next to a name and a date. */
const isSaidInRow = ({ cells }: PageLine) =>
  cells.some(isInMarks) &&
  !cells.some((cell) => /\d/.test(cell) && !isInMarks(cell) && signatureIn(cell) === null)

export const isReview = (line: PageLine): boolean =>
  reviewMark.test(line.text) &&
  ((namesRow(line) ? isSaidInRow(line) : quotation.test(line.text) || isInMarks(line.text)) ||
    stars.test(line.text))
const reviewMark = /["“„«”‘★☆⭐🌟]|^'/u

export function createReviewSections(page: ReadPage): (line: PageLine) => boolean {
  // The first heading of a home page describes the business: 'Happy customers since 1990'.
  let isTitle = isFrontPage(page.url)
  let level = 0
  return (line) => {
    if (!line.own) {
      level = 0
      return false
    }
    if (line.kind === 'heading') {
      // A card's heading may be a customer's words.
      if (level > 0 && line.level <= level && !isReview(line)) level = 0
      const heads = line.text.length < longestHeading && !(isTitle && line.level === 1)
      const isOfReviews = reviews.test(line.text.toLowerCase()) || allStars.test(line.text)
      if (level === 0 && heads && isOfReviews) level = line.level
      if (line.level === 1) isTitle = false
    }
    return level > 0
  }
}
const longestHeading = 80
