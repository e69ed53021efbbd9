import { wordsNamed } from '../language/patterns.ts'
/**
 * The voice of a page where its words are not the business's own of today: what customers say is not what it
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

/** `data/patterns`: what customers say is headed by, where `{customers}` stands for the words for them. */
const customers = wordsNamed('page customers')
const words = (name: string) => wordsNamed(`page ${name}`).replaceAll('{customers}', customers)
const opinion = new RegExp(`^(?:${words('reviews')}|${words('opinions')})$`, 'iu')
const beside = new RegExp(`^(?:${words('beside opinions')}|${words('review site')}|${customers})$`, 'iu')
const saying = new RegExp(
  String.raw`(?<!\p{L})(?:${words('customers say')})(?!\p{L})|${words('customers say anywhere')}`,
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
