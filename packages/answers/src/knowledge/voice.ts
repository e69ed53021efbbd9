import { wordsNamed } from '../language/patterns.ts'
/** Who speaks, if not the business today: customers make no promises, and posts go out of date. */
export type Voice = 'customer' | 'post'

/** Reviews fill all five stars: '★★★★★ Came at once'. Hotels show only theirs. */
const stars = /^[★☆⭐]{5}\s{0,3}[\p{L}"“„«]/u
/** '"They rang me back at once." – Mrs Okafor', '"Lovely place!" Sarah, York' */
const opens = /^\P{L}{0,3}["“„«»]/u
const signed =
  /["“”»]\s{0,3}[-–—~(]\s{0,3}\p{Lu}[^.]{1,60}$|[.!…]["“”»]\s{0,3}\p{Lu}[\p{L}\p{M}.'’, -]{1,40}$/u
/** A paragraph fully in quotation marks, unless it is a question. */
const whole = /^["“„«»][^"“”„«»]{12,}[^"“”„«»?？]["“”»«]\.?$/u

export const isReview = (text: string): boolean =>
  (opens.test(text) && (signed.test(text) || whole.test(text))) || stars.test(text)

/** 'Best hotel! – Tom' below a reviews heading. */
const named = /[-–—~]\s{0,3}\p{Lu}[\p{L}\p{M}.'’ ,]{1,60}$/u
export const isSigned = (text: string): boolean => named.test(text) || isReview(text)

/** Headings above reviews; `{customers}` is a placeholder. */
const customers = wordsNamed('page customers')
const words = (name: string) => wordsNamed(`page ${name}`).replaceAll('{customers}', customers)
const opinion = new RegExp(`^(?:${words('reviews')}|${words('opinions')})$`, 'iu')
const beside = new RegExp(`^(?:${words('beside opinions')}|${words('review site')}|${customers})$`, 'iu')
const saying = new RegExp(
  String.raw`(?<!\p{L})(?:${words('customers say')})(?!\p{L})|${words('customers say anywhere')}`,
  'iu',
)
const longestHead = 80

/** A heading or line above customers' words. A 'medication review' is a service. */
export function isReviewsHeading(text: string): boolean {
  if (text.length > longestHead) return false
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const isOpinions =
    words.some((word) => opinion.test(word)) && words.every((word) => opinion.test(word) || beside.test(word))
  return isOpinions || saying.test(words.join(' '))
}
