/** One of several priced things that a line tells of: '£860 re-cover · £1,390 full'. */
export interface Variant {
  /** '2 lb bag', 'second dog'; empty for the one that goes without saying. */
  label: string
  /** As the site writes it. */
  text: string
  price: number
}

const price =
  /(?:[€£$]\s?\d[\d.,]{0,20}\d|[€£$]\s?\d)|\d[\d.,]{0,20}(?:\s?(?:€|£|EUR\b|CHF\b|kr\b|zł))(?![\p{L}\d])/gu
const seams =
  /\s{0,9}[·•|;]\s*|(?<!\s)\s+\/\s+|,\s+(?:(?:and|und|y|et|e)\s+)?|(?<!\s)\s+(?:and|or|und|oder|y|o|et|ou)\s+/u
const longest = 140
const longestLabel = 32

/** The variants of a line that does nothing but list them. */
export function variantsIn(line: string): Variant[] {
  const text = line.trim().replace(/\.$/, '')
  if (text.length > longest || /[.!?]\s|:\s/.test(text)) return []
  const prices = [...text.matchAll(price)]
  if (prices.length < 2) return []
  const found = apart(text) ?? inARow(text, prices)
  const labels = found.map(({ label }) => label)
  const told = labels.filter(Boolean)
  return told.length >= labels.length - 1 &&
    new Set(labels).size === labels.length &&
    told.every((label) => label.length <= longestLabel && /\p{L}/u.test(label))
    ? found
    : []
}

const variant = (text: string, written: string): Variant => ({
  label: text
    .replace(written, ' ')
    .replace(/^[\s:–—-]+|(?<![\s:–—-])[\s:–—-]+$/gu, '')
    .trim(),
  text: text.trim(),
  price: amount(written),
})

const amount = (written: string) =>
  Number(
    written
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  )

/** '£48 re-cover · £72 full', '€48, second dog €39'. */
function apart(text: string): Variant[] | null {
  const parts = text.split(seams)
  const each = parts.map((part) => [...part.matchAll(price)])
  return each.every((prices) => prices.length === 1)
    ? parts.map((part, nth) => variant(part, each[nth]![0]![0]))
    : null
}

/** '12 oz bag $17 2 lb bag $39'. */
function inARow(text: string, prices: readonly RegExpMatchArray[]): Variant[] {
  const ends = prices.map((match) => match.index! + match[0].length)
  // What stands after the last price belongs to it, and so each label follows its price.
  const after = ends.at(-1)! < text.length
  return prices.map((match, nth) => {
    const from = after ? match.index! : (ends[nth - 1] ?? 0)
    const to = after ? (prices[nth + 1]?.index ?? text.length) : ends[nth]!
    return variant(text.slice(from, to), match[0])
  })
}

const sizes: readonly [RegExp, number, string][] = [
  [/^(?:kg|kilos?)$/, 1000, 'weight'],
  [/^(?:g|grams?|gr)$/, 1, 'weight'],
  [/^(?:oz|ounces?)$/, 28.35, 'weight'],
  [/^(?:lbs?|pounds?)$/, 453.6, 'weight'],
  [/^(?:l|litres?|liters?)$/, 1000, 'volume'],
  [/^(?:ml)$/, 1, 'volume'],
  [/^(?:cl)$/, 10, 'volume'],
  [/^(?:pints?)$/, 568, 'volume'],
  [/^(?:cm)$/, 1, 'length'],
  [/^(?:mm)$/, 0.1, 'length'],
  [/^(?:m|metres?|meters?)$/, 100, 'length'],
  [/^(?:inch(?:es)?|in|")$/, 2.54, 'length'],
  [/^(?:ft|feet|foot)$/, 30.48, 'length'],
]

function sizeOf({ label }: Variant): { of: string; value: number } | null {
  const match = /(\d{1,15}(?:[.,]\d{1,15})?)\s?(\p{L}+|")/u.exec(label.toLowerCase())
  const unit = sizes.find(([written]) => match && written.test(match[2]!))
  return unit ? { of: unit[2], value: Number(match![1]!.replace(',', '.')) * unit[1] } : null
}

/** From the smallest to the largest, where all state a size of one kind; else by what they cost. */
export function bySize(variants: readonly Variant[]): Variant[] {
  const told = variants.map((one) => ({ one, size: sizeOf(one) }))
  const kind = told[0]?.size?.of
  const comparable = kind !== undefined && told.every(({ size }) => size?.of === kind)
  return told
    .sort((a, b) => (comparable ? a.size!.value - b.size!.value : a.one.price - b.one.price))
    .map(({ one }) => one)
}
