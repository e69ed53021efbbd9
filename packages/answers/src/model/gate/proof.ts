import { gate } from '../../weights.ts'
import { type Claim, readClaim } from './claim.ts'
import type { Grounds } from './grounds.ts'
import { nameNowhere, numberNowhere } from './objections.ts'
import type { SentenceContext } from './sentence-objection.ts'
import { wordsNowhere } from './words.ts'

/** Whether nothing in a sentence lacks a proof in what it is held against. */
const isProven = (claim: Claim, grounds: Grounds, saying: SentenceContext) =>
  !numberNowhere.objects(claim, grounds, saying) &&
  !nameNowhere.objects(claim, grounds, saying) &&
  !wordsNowhere(claim, grounds, gate.sparedInOnePassage)

/**
 * Which passages prove a sentence that names some, by their numbers: those, with what else was given of their pages; or
 * any other page alone, as small models slip by one; or one for each of its clauses. A clause is never proven by words
 * and numbers that were collected from several pages which it does not name.
 */
export function provenBy(
  cited: readonly number[],
  claim: Claim,
  grounds: Grounds,
  saying: SentenceContext,
): readonly number[] | null {
  const named = grounds.pages.flat().filter((at) => at < grounds.numbered && cited.includes(at + 1))
  const ofNamed = grounds.pages.filter((page) => page.some((at) => named.includes(at))).flat()
  // Facts, files and the owner's words have no number to be named by.
  const unnumbered = grounds.pages.flat().filter((at) => at >= grounds.numbered)
  const proofOf = (part: Claim, said: SentenceContext): readonly number[] | undefined => {
    const proves = (told: readonly number[]) => isProven(part, grounds.from(told), said)
    if (named.length > 0 && [named, ofNamed, [...ofNamed, ...unnumbered]].some(proves)) return named
    return grounds.pages.flatMap((page) => [...page.map((at) => [at]), page]).find(proves)
  }
  const whole = proofOf(claim, saying)
  const stood = [...saying.stood]
  const proofs = whole
    ? [whole]
    : claimsOf(claim).map((part) => {
        const proof = proofOf(part, { ...saying, stood })
        if (proof) stood.push(...part.values)
        return proof
      })
  if (proofs.includes(undefined)) return null
  const numbers = proofs.flatMap((proof) => proof ?? []).map((at) => at + 1)
  return [...new Set(numbers)].filter((number) => number <= grounds.numbered)
}

/** The claims of each of its clauses; one without words of its own goes on about what the one before is about. */
function claimsOf({ text, clauses, language }: Claim): Claim[] {
  const starts = clauses.filter(({ hasOwnWords }) => hasOwnWords).map(({ start }) => start)
  return starts.map((start, at) => readClaim(text.slice(at === 0 ? 0 : start, starts[at + 1]), language))
}
