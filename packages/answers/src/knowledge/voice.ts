/**
 * Whose words stand on a page, where they are not the business's own of today: what customers say is not what it
 * promises, and what a dated post says held on its day.
 */
export type Voice = 'customer' | 'post'

/** '★★★★★' is how customers, and nobody else, speak. */
const stars = /[★☆⭐]{3,}/u
/** '"They rang me back at once." – Mrs Okafor' */
const signed = /["“”»]\s{0,3}[-–—~(]\s{0,3}\p{Lu}[^.]{1,60}$/u
/** A paragraph in quotation marks from its first word to its last. A question so written is one of the site's own. */
const whole = /^["“„«»][^"“”„«»]{12,}[^"“”„«»?？]["“”»«]\.?$/u

export const isPraise = (text: string): boolean => signed.test(text) || whole.test(text) || stars.test(text)

/** 'Best hotel! – Tom', below what says that guests speak. */
const named = /[-–—~]\s{0,3}\p{Lu}[\p{L}\p{M}.'’ ,]{1,60}$/u
export const isSigned = (text: string): boolean => named.test(text) || isPraise(text)

const customers =
  'customers?|clients?|guests?|patients?|students?|members?|visitors?|parents|people|others|kund\\p{L}+|gäste|patient\\p{L}+|clients|hôtes|client[ei]|huéspedes|clientes|ospiti|hóspedes|klanten|gasten'
const opinions =
  'reviews?|testimonials?|feedback|bewertungen|rezensionen|erfahrungsberichte|avis|témoignages|opiniones|reseñas|testimonios|recensioni|testimonianze|avaliações|depoimentos|beoordelingen|ervaringen|отзывы'
/** A 'medication review' is a service; 'reviews' alone, of somebody or on a platform are not. */
const heads = new RegExp(
  [
    `^\\P{L}*(?:(?:our|your|their|my|read|more|latest|recent|all|some|unsere|aktuelle|nos|les|vos|nuestr[oa]s|las|le|nostre|nossas|onze|google|facebook|tripadvisor|trustpilot|yelp|\\d[\\d.,]*|${customers})\\s(?:(?:of|from|by|de|des|di|van|von|${customers})\\s)?){0,3}(?:${opinions})(?:\\s(?:(?:from|of|by|on|von|unserer|auf|de|des|du|di|van|nos|our|dei|nostri)\\s)*(?:${customers}|google|facebook|tripadvisor|trustpilot))?\\P{L}*$`,
    `(?<!\\p{L})what (?:do |did )?(?:our |the |other |some |happy )?(?:${customers}) (?:say|said|think)|what (?:they|people) (?:say|said)`,
    '(?<!\\p{L})(?:kind words|in their (?:own )?words|guest ?book|gästebuch|kundenstimmen|gästestimmen|stimmen unserer|das sagen|sagen unsere)(?!\\p{L})',
    "ce que (?:disent|pensent)|livre d[’']or|lo que dicen|qué dicen|dicono di noi|cosa dicono|o que dizem|gastenboek|klanten (?:zeggen|over)|口コミ|レビュー|お客様の声|후기|리뷰|评价|評價|آراء|समीक्षा",
  ].join('|'),
  'iu',
)
const longestHead = 80

/** A heading, or a line before them, below which customers speak. */
export const headsPraise = (text: string): boolean => text.length <= longestHead && heads.test(text)
