/** Signs of a review without a heading, class or quotation mark: stars, and a name with a date. */

const starWords =
  'stars?|sternen?|sterne|étoiles?|stell[ae]|estrellas?|estrelas?|sterren|gwiazdek|stjärnor|stjerner|hvězd|зв[её]зд\\p{L}{0,2}'
const five = 'five|fünf|cinq|cinque|cinco|vijf'
const outOf = '(?:/|(?:out of|of|von|sur|su|de|van|av|af|из|z|на)\\s)'
const shareOfStars = new RegExp(
  `^(?:\\p{L}{2,12}[:\\s]{1,2}){0,2}(?:[0-5](?:[.,]\\d)?\\s?${outOf}\\s?5|(?:10|\\d(?:[.,]\\d)?)\\s?${outOf}\\s?10)(?:\\s(?:${starWords}))?$`,
  'u',
)
const fullStars = new RegExp(
  `^(?:(?:[★⭐🌟]\\ufe0f?\\s?){5}(?:5(?:[.,]0)?)?|(?:\\p{L}{2,12}[:\\s]{1,2}){0,2}(?:5|${five})[\\s-](?:${starWords})(?:[\\s-]\\p{L}{3,12})?)$`,
  'u',
)
const someStars = new RegExp(
  `^(?:(?:[★☆⭐🌟]\\ufe0f?\\s?){3,5}(?:\\d(?:[.,]\\d)?)?|(?:\\p{L}{2,12}[:\\s]{1,2}){0,2}[1-4](?:[.,]\\d)?[\\s-](?:${starWords})(?:[\\s-]\\p{L}{3,12})?)$`,
  'u',
)
/** A quick check. */
const mayRate =
  /[★⭐🌟/]|st[ae]r|étoil|stell|estr|gwiazd|stj|hvězd|зв|\d\s(?:out|of|von|sur|su|de|van|av|af|из|z|на)\s/u
const longestRating = 40

/** '5/5' is only said of reviews, '★★★★★' nearly so, and hotels may have four stars. */
export function ratingIn(text: string): 'clear' | 'full' | 'some' | null {
  const small = text.trim().toLowerCase()
  if (small.length < 3 || small.length > longestRating || !mayRate.test(small)) return null
  if (shareOfStars.test(small)) return 'clear'
  if (fullStars.test(small)) return 'full'
  return someStars.test(small) ? 'some' : null
}

const name = "\\p{Lu}[\\p{L}'’.-]{0,20}(?:\\s(?:(?:&|and|und|et|e|y|en)\\s)?\\p{Lu}[\\p{L}'’.-]{0,20}){0,3}"
const nameOnly = new RegExp(`^${name}$`, 'u')
const nameWithRest = new RegExp(`^(?:[—–~-]\\s?)?(${name})([\\s,|·•(–—-]{1,3})?(.{0,50})$`, 'u')
const agoWords =
  /(?<!\p{L})(?:ago|vor (?:\d{1,2}|ein\p{L}{1,2}|kurzem)|il y a|hace|há|geleden|назад|yesterday|gestern|hier|ieri|ayer|ontem)(?!\p{L})|\sfa$/u
const date =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|20\d\d-\d\d-\d\d|(?:\d{1,2}\.?\s)?\p{L}{3,10}\.?,?\s20\d\d)(?!\d)/u
export const longestSignature = 70

/** 'Anna M., 2 weeks ago', '— Anna' sign a review; 'Anna' alone may be anything. */
export function signatureIn(text: string): 'clear' | 'maybe' | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length < 2 || line.length > longestSignature) return null
  const found = nameWithRest.exec(line)
  if (!found) return null
  const [, who = '', between = '', rest = ''] = found
  const isWhen = agoWords.test(rest.toLowerCase()) || date.test(rest)
  if (isWhen) return 'clear'
  if (/\d/.test(line)) return null
  if (/^[—–~]|^-\s/.test(line) || (rest === '' && /\s\p{Lu}\.$/u.test(who))) return 'clear'
  if (rest !== '') return /[,|·•(–—]/.test(between) && !/[:!?]/.test(rest) ? 'clear' : null
  return nameOnly.test(line) ? 'maybe' : null
}

export const saysSomething = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return (
    words >= 6 ||
    (words >= 3 && /[\p{L}\d][.!?…](?:\s|$)/u.test(text)) ||
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Hang}]{6}/u.test(text)
  )
}

const whollyQuoted = /^["“„«”‘'][^"”“«»]{12,}["”“»’'][.!]?$/u
export const isInMarks = (text: string): boolean => whollyQuoted.test(text.trim())
