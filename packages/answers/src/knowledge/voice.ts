/**
 * Whose words stand on a page, where they are not the business's own of today: what customers say is not what it
 * promises, and what a dated post says held on its day.
 */
export type Voice = 'customer' | 'post'

/** '★★★★★ Came at once': all five are drawn, where a hotel only draws the stars it has. */
const stars = /^[★☆⭐]{5}\s{0,3}[\p{L}"“„«]/u
/** '"They rang me back at once." – Mrs Okafor', '"Lovely place!" Sarah, York' */
const opens = /^\P{L}{0,3}["“„«»]/u
const signed =
  /["“”»]\s{0,3}[-–—~(]\s{0,3}\p{Lu}[^.]{1,60}$|[.!…]["“”»]\s{0,3}\p{Lu}[\p{L}\p{M}.'’, -]{1,40}$/u
/** A paragraph in quotation marks from its first word to its last. A question so written is one of the site's own. */
const whole = /^["“„«»][^"“”„«»]{12,}[^"“”„«»?？]["“”»«]\.?$/u

export const isPraise = (text: string): boolean =>
  (opens.test(text) && (signed.test(text) || whole.test(text))) || stars.test(text)

/** 'Best hotel! – Tom', below what says that guests speak. */
const named = /[-–—~]\s{0,3}\p{Lu}[\p{L}\p{M}.'’ ,]{1,60}$/u
export const isSigned = (text: string): boolean => named.test(text) || isPraise(text)

const customers =
  'customers?|clients?|guests?|patients?|students?|members?|visitors?|parents|people|others|kund\\p{L}+|gäste\\p{L}*|patient\\p{L}+|hôtes|client[ei]|huéspedes|clientes|ospiti|hóspedes|klanten|gasten'
const opinion =
  /^(?:reviews?|testimonials?|feedback|bewertungen|rezensionen|erfahrungsberichte|avis|témoignages|opiniones|reseñas|testimonios|recensioni|testimonianze|avaliações|depoimentos|beoordelingen|ervaringen|отзывы)$/iu
const beside = new RegExp(
  `^(?:our|your|their|read|more|latest|recent|all|some|happy|of|from|by|on|the|unsere|unserer|aktuelle|von|auf|de|des|du|nos|vos|les|nuestr[oa]s|las|di|dei|le|nostr[ei]|nossas|onze|van|google|facebook|tripadvisor|trustpilot|yelp|${customers})$`,
  'iu',
)
const saying = new RegExp(
  `(?<!\\p{L})(?:what (?:do |did )?(?:(?:our|the|other|some|happy) )?(?:they|${customers}) (?:say|said|think)|kind words|in their (?:own )?words|guest ?book|gästebuch|kundenstimmen|gästestimmen|stimmen unserer|das sagen|sagen unsere|ce que (?:disent|pensent)|livre d or|lo que dicen|qué dicen|dicono di noi|cosa dicono|o que dizem|gastenboek|klanten (?:zeggen|over))(?!\\p{L})|口コミ|レビュー|お客様の声|후기|리뷰|评价|評價|آراء|समीक्षा`,
  'iu',
)
const longestHead = 80

/** A heading, or a line before them, below which customers speak. A 'medication review' is a service. */
export function headsPraise(text: string): boolean {
  if (text.length > longestHead) return false
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const isOpinions =
    words.some((word) => opinion.test(word)) && words.every((word) => opinion.test(word) || beside.test(word))
  return isOpinions || saying.test(words.join(' '))
}
