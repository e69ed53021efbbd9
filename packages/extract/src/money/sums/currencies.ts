import words from './words/currencies.json' with { type: 'json' }

/** '' when the sign stands for several currencies. */
const currencyBySign: Record<string, string> = words.currencyBySign
const currencyCodes =
  'eur|usd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|cad|aud|nzd|inr|jpy|cny|rmb|krw|twd|thb|vnd|myr|idr|rub|brl|mxn|cop|ars|clp|uyu|aed|sar|qar|kwd|bhd|omr|jod|egp|try|zar|sgd|hkd|ils|uah|ron|bgn|rsd'
/** Written right after the figure in languages without spaces. */
export const joinedCurrencies = '円|元|원'
export const writtenCurrencies = String.raw`zł|kč|kr\.?|руб\.?|рублей|р\.|грн\.?|euros?|रुपये|रुपए|ريال|درهم|جنيها?|ر\.س|د\.إ`

/** Money in some languages, other words in others. */
const languagesOfWord: Record<string, readonly string[]> = words.languagesOfWord
const localCurrencies = String.raw`cent|centimes?|céntimos|forint|ft|lei|lira|(?<=(?<![\d.,])\d\d?)p(?!\.\p{L})|pesos?|rappen|reais|tl`
const hundredthSign = /^(?:p|¢|cent|rappen|céntimos|centimes?)$/u

export const signBeforeFigure = String.raw`(?:(?:us|au|ca|nz|mx|hk|nt|[acrs])\$|[€£$¥￥₹₽₩₺₴₪]|(?:${currencyCodes})(?![\p{L}])|(?:人民[币幣]|港[币幣])(?=\s?\d)|(?:euro|kč|zł|rs\.?|fr\.|sfr\.?|kr\.?)(?=\s?\d)|रु\.?)`
const signBehind = (words: string) =>
  String.raw`(?:[€£$¥￥₹₽₩₺₴₪¢](?![\p{L}\p{N}])|\$(?=(?:can?|us|au|nz)(?!\p{L}))|(?:${words})(?![\p{L}\p{M}\p{N}])|${joinedCurrencies}|(?:\.[–—-]|[:,][–-])(?![-–—]|\s?\p{N}))`
export const signAfterFigure = signBehind(`${currencyCodes}|${writtenCurrencies}|${localCurrencies}`)
/** The signs behind a figure that has one already: '$250 MXN'. */
export const secondSign = signBehind(
  String.raw`${currencyCodes}|${writtenCurrencies}|(?<=\$\s?)(?:ca|us|au|nz|can(?=\s{0,2}(?:$|[,;:)/.])))`,
)

/** A quick check, because most lines name no currency. */
export const mayNameCurrency = (digit: string): RegExp =>
  new RegExp(
    String.raw`[€£$¥￥₹₽₩₺₴₪¢円元원]|${digit}(?:[.,][–—-]{1,2})?\s?(?:${currencyCodes}|${writtenCurrencies}|(?:${localCurrencies})(?!\p{L}))|${digit}[.:,][–—-]|(?:${currencyCodes}|euro|zł|kč|s?fr\.?|rs\.?|kr\.?|रु\.?)\s?${digit}`,
    'iu',
  )

/** '5 ft' are no forints in English. */
export const isMoneyIn = (sign: string, language: string): boolean =>
  languagesOfWord[sign]?.includes(language) ?? true

const crownsByLanguage: Record<string, string> = words.crownsByLanguage
const isCrown = /^(?:kr\.?|,[–-])$/

const signOfSeveral = /^(?:\$|¥|￥|kr\.?)$/
const isCode = new RegExp(`^(?:${currencyCodes})$`)
const countryOfDollars = /^(?:ca|can|us|au|nz)$/

const isDash = /^[.:,]/

/** '25.- €' is in euros, '$250 MXN' in pesos. */
export function tellingSign(found: readonly string[]): string {
  const [first = ''] = found
  if (isDash.test(first)) return found.find((sign) => !isDash.test(sign)) ?? first
  const saysMore = (sign: string) => isCode.test(sign) || countryOfDollars.test(sign)
  return signOfSeveral.test(first) ? (found.find(saysMore) ?? first) : first
}

export function currencyOf(sign: string, language = ''): string {
  const plain = sign.trim().toLowerCase()
  if (language === 'zh' && /^[¥￥]$/.test(plain)) return 'CNY'
  if (isCrown.test(plain)) return crownsByLanguage[language] ?? ''
  return currencyBySign[plain] ?? (isCode.test(plain) ? plain.toUpperCase() : '')
}

/** '95p', '80 centimes'. */
export const isHundredth = (sign: string): boolean => hundredthSign.test(sign)

/** 'Price (€)', 'all prices in EUR', '价格（元）'. */
const headSigns = String.raw`[€£¥￥₹₽₩₺₴₪]|US\$|\$|${currencyCodes}|${writtenCurrencies}|${joinedCurrencies}`
const namedCurrency = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${headSigns})(?![\p{L}\p{N}])`, 'iu')
export function currencyIn(text: string): string {
  const found = text.length > 160 ? null : namedCurrency.exec(text)
  return found ? found[0] : ''
}

/** 'Pounds' alone may be weights. */
const writtenOutCurrencies = Object.entries(words.writtenOutCurrencies)
const statedInCurrency = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|em|в|w)\s(?:([€£¥₹₽₩]|US\$|\$|${currencyCodes}|euros?)|${writtenOutCurrencies.map(([, words]) => `(${words})`).join('|')})(?![\p{L}\p{N}])|(?<!\p{L})ب?(ال(?:ريال|درهم))(?!\p{L})`,
  'iu',
)
/** 'Try' may be a word. */
export function statedCurrency(text: string): string {
  const [found, sign, ...words] = (text.length > 300 ? null : statedInCurrency.exec(text)) ?? []
  if (found === undefined) return ''
  const arabic = words.at(-1)?.slice(2)
  return sign ?? arabic ?? writtenOutCurrencies[words.findIndex((word) => word !== undefined)]![0]
}

export const mayStateCurrency = (text: string): boolean => statedInCurrency.test(text)

export const withHead = (figure: string, sign: string): string =>
  /^(?:[£$¥￥₹]|R\$)$/.test(sign)
    ? `${sign}${figure}`
    : `${figure}${joinedCurrencies.includes(sign) ? '' : ' '}${sign}`

/** '45 euro' and '€ 45' in one list. */
export const withSign = (text: string): string =>
  text.replace(/(?<=\d)\s?euros?(?!\p{L})/giu, ' €').replace(/(?<!\p{L})euro\s?(?=\d)/giu, '€ ')

export function formatPrice(value: string, currency: string): string {
  const shown: Record<string, string> = { GBP: '£', USD: '$', EUR: '€', JPY: '¥', INR: '₹' }
  const number = Number(value)
  const figure =
    Number.isFinite(number) && value.trim() !== ''
      ? Number.isInteger(number)
        ? String(number)
        : number.toFixed(2)
      : value
  const known = shown[currency.toUpperCase()]
  if (known) return `${known}${figure}`
  return currency ? `${figure} ${currency}` : figure
}
