import { trimmedEnd } from '@foyer/text/trim'
import { isCondition } from '../../attribute/condition-kinds.ts'
import { endsInLimit } from '../doubts/price-limits.ts'
import { taxBehind } from '../sums/price-tax.ts'

const leadsBehindSum =
  "including|inclusive|inklusive|inclusief|inc(?:l\\.?)?|inkl\\.?|within|without|innerhalb|entro|binnen|once|for|für|voor|bij|met|pour|para|per|with|mit|avec|con|on|at|in|im|en|le|la|les|l['’]|until|before|after|by|si|if|wenn"
const ledWords = new RegExp(
  String.raw`^\s?(?:[(,]\s?)?((?:${leadsBehindSum})(?:(?<=['’])|(?!\p{L}))\s?(?:[^,;.()·•|]|\.(?=\d)){2,50})`,
  'iu',
)
/** '£35 for ten and £55 for twenty' is one item twice. */
const joinsNextSum = /,?\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s?$/iu
const bracketBehind = /^\s?\(([^()]{2,40})\)/u
/** Words behind a sum that no word leads to: 'adults' of '£8 adults, £5 children'. */
const plainWords = /^\s([^\s,;:.()/|&+·•–—-][^,;:.()/|·•]{1,45})(?=([,;.)·•|])|$)/u
const goesOnWithSentence =
  /^(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|but|aber|mais|pero|ma|maar|as|to|that|which|die|der|das|que|qui|che|dat|is|are|was|were|ist|sind|est|sont|es|son|è|sono|é|são|plus|zzgl|extra)(?!\p{L})|(?<!\p{L})(?:is|are|was|were|be|will|can|must|has|have|get|gets|we|you|they|ist|sind|wird|werden|kann|hat|haben|wir|sie|est|sont|sera|peut|ont|nous|vous|es|son|está|ha|han|se|è|sono|si|può|hanno|é|são|wordt|worden|kan|heeft|hebben|wij|u)(?!\p{L})/iu
const mostWords = 5

export interface AfterPrice {
  condition: string
  /** Cut off before text that belongs to something else. */
  told: string
  /** No preposition ties it to this sum. */
  isPlain: boolean
}

/** ', in August £110', '(for members £6)'. */
const leadsOn = (after: string, said: string) =>
  /^\s?[(,]/.test(after) && !joinsNextSum.test(said) && after.trimEnd().endsWith(said.trimEnd())

/** `isSame` when nothing before the sum names it. */
export function readAfterPrice(
  after: string,
  isLast: boolean,
  isSame: boolean,
  language: string,
): AfterPrice {
  const taxed = taxBehind(after)
  if (taxed !== '') return { condition: trimmedEnd(taxed, '.'), told: taxed, isPlain: false }
  const led = ledWords.exec(after)?.[1]
  const remark =
    led !== undefined && !(!isLast && (leadsOn(after, led) || endsInLimit(led)))
      ? led
      : (bracketBehind.exec(after)?.[1] ?? '')
  if (remark !== '') {
    const condition = remark.trim().replace(joinsNextSum, '')
    const isParted =
      condition !== remark.trim() || /^[),;·•|]/.test(after.slice(after.indexOf(remark) + remark.length))
    return { condition, told: isParted ? condition : '', isPlain: false }
  }
  const [, words = '', end = ''] = plainWords.exec(after) ?? []
  const said = words.trim().replace(joinsNextSum, '')
  const isParted = /[,;·•|]/.test(end) || said !== words.trim()
  const isSaid =
    said !== '' &&
    !(!isLast && endsInLimit(words)) &&
    (isLast ? isSame : isParted) &&
    (isCondition(said, language) ||
      (said.split(/\s+/u).length <= mostWords && !goesOnWithSentence.test(said)))
  return isSaid ? { condition: said, told: said, isPlain: true } : { condition: '', told: '', isPlain: false }
}

const connectors =
  /^(?:[\s,;:·•–—(]|(?:and|or|but|then|und|oder|sowie|et|ou|puis|y|ed?|of|и|или)(?![\p{L}-])|en(?=\s(?:voor|met|in|op|bij)\s))+/iu
const leadsToWhich = /^(?:for|für|pour|para|per|voor|with|mit|avec|con|com|met|bei|bij|chez)\s\p{L}/iu
const leadsToCondition =
  /^(?:in|im|on|at|am|an|en|au|aux|le|les|nel|nei|nella|op|em|no|na|nos|nas|during|während)\s/iu

/** ', in August £110' repeats the item before under another condition. */
export function heldBefore(before: string, language: string): string {
  const said = trimmedEnd(before.replace(connectors, ''), ':=–—-')
  if (said.length > 45 || /[,;()]/.test(said)) return ''
  const isHeld =
    (leadsToCondition.test(said) && isCondition(said, language)) ||
    (leadsToWhich.test(said) && !/\d/.test(said))
  return isHeld ? said : ''
}
