import { closedWords } from '@foyer/calendar/closed-words'
import { type Claim, clauseAt } from './claim.ts'
import { hasClock } from './days.ts'
import { type Grounds, tellsKind } from './grounds.ts'
import { type EvidenceLine, isDay, presence, type SaidWord, saidMarks, saidWords } from './lines.ts'
import { isDenied, repeatsTheVisitor, says } from './numbers.ts'
import { followsFrom } from './sums.ts'
import { type Value, valuesIn } from './values.ts'
import { gateWords, negation, opens } from './wording.ts'

/** 'Drop-in class: £13.50' as the owner stated it: what it is of, and what of it. */
interface OwnersStatement {
  line: EvidenceLine
  of: readonly SaidWord[]
  value: string
}

const labelled = /^[-*•\s]*([^:]{1,120}):\s+(\S.*)$/

const statedIn = ({ lines }: Grounds): OwnersStatement[] =>
  lines.flatMap((line) => {
    const [, label, value] = (line.owners && labelled.exec(line.text)) || []
    return label && value ? [{ line, of: saidWords(label, line.language), value }] : []
  })

/**
 * A page's price or time for what the owner stated otherwise. Only where nothing is left to doubt: the sentence names
 * all of it, nothing that the owner says holds the value, and it speaks of nothing more that the value is told of.
 */
export function otherThanTheOwner(claim: Claim, grounds: Grounds): boolean {
  const stated = statedIn(grounds)
  return stated.length > 0 && (otherPrice(claim, grounds, stated) || otherTime(claim, grounds, stated))
}

function otherPrice(claim: Claim, grounds: Grounds, stated: readonly OwnersStatement[]): boolean {
  const prices = claim.values.filter(({ kind }) => kind === 'money')
  const owners = grounds.lines.filter((line) => line.owners)
  if (prices.some((price) => owners.some(says(price)))) return false
  return prices.some((price) => {
    // A sum of prices is nobody's own price.
    const tellers = grounds.lines.filter(says(price))
    if (tellers.length === 0 || isDenied(price, claim)) return false
    const clause = clauseAt(claim, price.start)
    const said = (prices.length > 1 && clause ? clause.words : claim.words).filter((word) => !tellsKind(word))
    // 'It costs £14' is about what was asked.
    const words = said.length > 0 ? said : grounds.question.words.filter((word) => !tellsKind(word))
    const counts = (said.length > 0 ? claim : grounds.question).values.filter(({ kind }) => kind !== 'money')
    const marks = saidMarks(words)
    return stated.some(({ line, of, value }) => {
      const about = of.filter((word) => !tellsKind(word))
      const own = onlyPrice(value, line)
      if (!own || about.length === 0 || about.some((word) => presence(word, marks) < 1)) return false
      const more = words.filter((word) => presence(word, saidMarks(about)) === 0)
      const isOfMore = tellers.some(
        (teller) =>
          more.some((word) => presence(word, teller.own) + presence(word, teller.near) > 0) ||
          counts.some((count) => says(count)(teller) && !says(count)(line)),
      )
      const counted = { said: [own], asked: grounds.asked, told: [], text: claim.text }
      return !isOfMore && !followsFrom(price, counted)
    })
  })
}

const leavesRoom = new RegExp(String.raw`^\s*(?:[+–—-]|${gateWords('or more')})`)

/** 'From £40' and '£10 – £15' leave room for others. */
function onlyPrice(value: string, { language }: EvidenceLine): Value | null {
  const prices = valuesIn(value, language).filter(({ kind }) => kind === 'money')
  return prices.length === 1 && prices[0]!.start === 0 && !leavesRoom.test(value.slice(prices[0]!.end))
    ? prices[0]!
    : null
}

const mostDays = 3

function otherTime(claim: Claim, grounds: Grounds, stated: readonly OwnersStatement[]): boolean {
  const days = new Set(claim.days.map(({ day }) => day))
  if (days.size === 0 || days.size > mostDays || negation.test(claim.text)) return false
  const clocks = claim.values.filter(({ kind }) => kind === 'clock')
  const times = clocks.filter((time) => !repeatsTheVisitor(time, claim, grounds, clocks))
  const ofNoDay = (words: readonly SaidWord[], { language }: { language: Claim['language'] }) =>
    words.filter((word) => !isDay(word, language) && !opens.test(word.folded) && !tellsKind(word))
  const about = ofNoDay(claim.words, claim)
  const isSame = (of: readonly SaidWord[]) =>
    about.every((word) => presence(word, saidMarks(of)) === 1) &&
    of.every((word) => presence(word, saidMarks(about)) === 1)
  const rows = stated
    .filter(({ line, of, value }) => (hasClock(line) || closedWords.test(value)) && isSame(ofNoDay(of, line)))
    .map(({ line }) => line)
  const owners = grounds.lines.filter((line) => line.owners)
  return (
    [...days].every((day) => rows.some((row) => row.days.has(day))) &&
    times.some((time) => !owners.some(says(time)) && grounds.lines.some(says(time)))
  )
}
