/** Noncharacters marking where cents may begin; the surrounding text decides how to read the sum. */
export const pieceMark = { raised: '\ufdd0', level: '\ufdd1', beside: '\ufdd2', behindPoint: '\ufdd3' }

const sign = String.raw`(?:[$£€¥₹₽₺₴₪]|(?:eur|usd|gbp|chf|sek|nok|dkk|pln|czk|ron|huf|try|cad|aud|nzd|brl|s?fr\.|kr\.?|zł|kč|lei|tl|euros?)(?!\p{L}))`
const wholeAmount = String.raw`(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){1,3}|\d{1,6})`
const figure = String.raw`${wholeAmount}(?:[.,]\d{1,2})?`
const notWithinFigure = String.raw`(?<![\p{L}\d.,])`
/** A whole amount after its currency: '£29', 'CHF 39 '. */
const signedWhole = new RegExp(String.raw`${sign}\s?(${wholeAmount})\s?$`, 'iu')
const bareWhole = new RegExp(String.raw`${notWithinFigure}(${wholeAmount})\s?$`, 'u')
const wholeSigned = new RegExp(String.raw`${notWithinFigure}(${wholeAmount})(\s?${sign})$`, 'iu')
const statedSum = new RegExp(
  String.raw`(?:${sign}\s?${figure}|${notWithinFigure}${figure}\s?${sign}|\d[.,]\d\d)\s?$`,
  'iu',
)
const signFirst = new RegExp(String.raw`^\s?${sign}`, 'iu')
const sumFirst = new RegExp(String.raw`^\s?(?:${sign}\s?\d|${figure}\s?${sign})`, 'iu')
const signLast = new RegExp(String.raw`^\d\d\s?${sign}$`, 'iu')
const endsInPoint = new RegExp(String.raw`(?:${sign}\s?|${notWithinFigure})${wholeAmount}\.$`, 'iu')

export const twoDigits = /^\d\d$/
/** A footnote reference: '1', '12)', '[3]', '*'. */
const footnote = /^(?:[([]?\d{1,2}[)\]]?(?:[,;]\s?\d{1,2}\)?)?|[([]?[a-z][)\]]|[*†‡§#]{1,3}\)?)$/iu
const reach = 24

const anyMark = /[\ufdd0-\ufdd3]/
const markedPiece =
  /\ufdd0([^\ufdd0\ufdd1]{0,14})\ufdd1|\ufdd2(\d\d)(?!\d)|\ufdd3(?=\d\d(?!\d))|[\ufdd0-\ufdd3]/gu

/** Resolves the marks: '£29' with a raised '99' becomes £29.99, while a '1' raised after '£39.50' is a footnote. */
export function withCents(text: string): string {
  if (!anyMark.test(text)) return text
  const done: string[] = []
  let held = ''
  let from = 0
  for (const { 0: found, 1: raised, 2: beside, index } of text.matchAll(markedPiece)) {
    held += text.slice(from, index)
    if (held.length > 2 * reach) {
      done.push(held.slice(0, -reach))
      held = held.slice(-reach)
    }
    from = index + found.length
    const after = text.slice(from, from + reach)
    if (raised !== undefined) held = withRaised(held, raised.replace(/[\ufdd2\ufdd3]/g, ''), after)
    else if (beside !== undefined) held = wholeAndCents(held, beside, after) ?? held + beside
    else if (found === pieceMark.behindPoint) held += isPriceSoFar(held, after.slice(2)) ? '' : ' '
  }
  return done.join('') + held + text.slice(from)
}

function withRaised(before: string, raised: string, after: string): string {
  const said = raised.trim()
  if (twoDigits.test(said) || signLast.test(said)) {
    const sum = wholeAndCents(before, said, after)
    if (sum !== null) return sum
    const [, amount, currency] = wholeSigned.exec(before) ?? []
    if (amount && currency)
      return (
        before.slice(0, before.length - amount.length - currency.length) +
        amount +
        pointOf(amount, currency) +
        said +
        currency
      )
  }
  if (!isFootnote(before, said, after)) return before + raised
  return /[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(after) ? `${before} ` : before
}

/** Joins '£29' and '99', or '29' and '99' before a currency. Null without a currency. */
function wholeAndCents(before: string, cents: string, after: string): string | null {
  const isSigned = twoDigits.test(cents) ? signFirst.test(after) : true
  const [, amount] = signedWhole.exec(before) ?? (isSigned ? bareWhole.exec(before) : null) ?? []
  if (amount === undefined) return null
  return before.trimEnd() + pointOf(amount, isSigned ? cents + after : '') + cents
}

/** Amounts with the euro sign at the end use a decimal comma. */
const pointOf = (amount: string, behind: string): string =>
  amount.includes('.') || (!amount.includes(',') && /^\d{0,2}\s?(?:€|eur)/i.test(behind)) ? ',' : '.'

function isFootnote(before: string, said: string, after: string): boolean {
  if (!footnote.test(said)) return false
  if (statedSum.test(before)) return true
  if (/\d$/.test(before)) return said.length === 1 && bareWhole.test(before) && signFirst.test(after)
  return !/[\p{L}.,]$/u.test(before) && sumFirst.test(after)
}

const isPriceSoFar = (before: string, after: string): boolean =>
  endsInPoint.test(before) && (signedWhole.test(before.slice(0, -1)) || signFirst.test(after))

/** Joins '£15' with '95' in the next box; null if the first isn't a whole amount. */
export const withCentsBelow = (before: string, cents: string): string | null => {
  const [, amount] = signedWhole.exec(before) ?? []
  return amount === undefined ? null : pointOf(amount, '') + cents
}
