import { trimmedEnd } from '@foyer/text/trim'
import type { PlacedLine } from '../../attribute/third-parties.ts'
import { isNotPaid, isSize } from '../doubts/price-doubts.ts'
import {
  boughtBy,
  endsSentence,
  isProse,
  labelIn,
  limitOrCondition,
  measureStart,
  shortRemark,
  tidyLabel,
  trailingWords,
} from '../price-labels.ts'
import { findSums, isOnlySum, type Sum } from '../sums/money.ts'
import { isUnit } from '../sums/price-units.ts'
import { hasWord } from '../sums/price-words.ts'
import type { AddPrice } from '../sums/priced.ts'
import { endsCharging, isNoLabel, sentencesOf } from './price-prose.ts'

const longestBetween = 60
const speakerStart = /^(?:i|we|ich|wir|je|nous|noi|ik|wij)\s/iu

type AroundLine = {
  /** '' when it is a motto. */
  named: string
  before: string
  between: readonly string[]
  isCard: boolean
  afterSum: boolean
  next: PlacedLine | undefined
  language: string
}

/** Returns false for sentences. */
export function readShortPrice(line: PlacedLine, sum: Sum, around: AroundLine, add: AddPrice): boolean {
  const { text } = line
  const label = text.slice(0, sum.start)
  const after = text.slice(sum.end)
  // Text on both sides of a sum makes a sentence.
  if (label.trim().length > 40 && (after.match(/\p{L}{3}/gu)?.length ?? 0) >= 3) return false
  if (endsSentence.test(label) || (line.kind === 'text' && isProse(label))) return false
  if (isNotPaid(text, sum)) return true
  const own = tidyLabel(label)
  // 'The cover charge is £2 and includes bread': the name precedes the verb.
  if (/\s/.test(own) && (isNoLabel(own) || speakerStart.test(own) || endsCharging(own))) return false
  const [remark = ''] = sentencesOf(shortRemark(after)).map((said) => trimmedEnd(said, '.'))
  if (own.length >= 2 || hasWord(own)) {
    if (!hasWord(own) || isUnit(own)) return false
    const inProse = line.kind === 'text' && !/[:–—]\s*$/.test(label)
    const written = label.trim().replace(trailingWords, '')
    const name = around.before !== '' && isSize(own) ? labelIn(tidyLabel(around.before), written) : written
    if (!limitOrCondition.test(label)) add({ label: name, sum, condition: remark, quote: text, inProse })
    return true
  }
  const bought = boughtBy.exec(after)?.[1]
  if (bought && !around.isCard)
    add({ label: bought.slice(0, 1).toUpperCase() + bought.slice(1), sum, quote: text })
  else if (around.named) add(priceOfNameAbove(line, sum, around, remark))
  return true
}

/** 'For 6 months, then £39.99' limits the price above. */
const timeBeforeNextPrice =
  /^((?:for|für|pendant|per|durante|voor|the first|first|die ersten|in den ersten|les|i primi|los primeros|nos primeiros|de eerste)\s[^,;.]{3,30}?),?\s(?:then|thereafter|danach|dann|anschließend|puis|ensuite|poi|después|luego|depois|daarna)(?!\p{L})/iu

function priceOfNameAbove(
  line: PlacedLine,
  sum: Sum,
  around: AroundLine,
  remark: string,
): Parameters<AddPrice>[0] {
  const { text } = line
  const { named, next, language } = around
  const isBelow =
    next && next.block === line.block && next.text.length <= 50 && findSums(next.text, language).length === 0
  const below = isBelow ? next.text : ''
  const size = around.between.filter(
    (said) => said.length <= longestBetween && !/[.!?]$/.test(said) && said !== named,
  )
  const unit = sum.unit === '' && isUnit(below) ? below : ''
  const measured = around.isCard ? (size.find((said) => measureStart.test(said)) ?? '') : ''
  const until = timeBeforeNextPrice.exec(next?.text.slice(0, 60) ?? '')?.[1] ?? ''
  const conditions = [remark, unit === '' ? below : '', measured, until]
  return {
    label: named,
    isCalledSo: true,
    sum,
    unit,
    condition: conditions.filter(Boolean).join(', '),
    quote: [named, ...size, text, below].filter(Boolean).join(' · '),
    isDoubtful: isOnlySum(text, language) && (around.afterSum || isOnlySum(next?.text ?? '', language)),
  }
}
