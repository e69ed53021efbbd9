import { estimateTokens } from '@foyer/text/tokens'
import { detectLanguage } from '../../language/detect.ts'
import { readClaim } from './claim.ts'
import { type Grounds, weighLines } from './grounds.ts'
import type { EvidenceLine, SaidWord } from './lines.ts'
import { says } from './numbers.ts'

/** A shared value counts half as much as sharing all words. */
const valueWorth = 0.5
const questionWorth = 0.4
const nearby = 0.6
const ownersWorth = 1.2

/**
 * Lines relevant to these sentences, with headings and neighbors, as many as fit. An answer in another language shares
 * few words, so the first passages fill the rest.
 */
export function linesAbout(
  sentences: readonly string[],
  grounds: Grounds,
  mostTokens: number,
): { text: string; isOfToday: boolean } {
  const { lines } = grounds
  const ranked = sentences.map((sentence) => rank(sentence, grounds))
  const chosen = new Set<number>()
  const headed = new Set<number>()
  let tokens = 0
  const choose = (at: number) => {
    const line = lines[at]
    if (!line || chosen.has(at)) return
    const heading = headed.has(line.passage) ? 0 : estimateTokens(headingOf(line, grounds))
    const needed = estimateTokens(line.text) + heading + 2
    if (tokens + needed > mostTokens) return
    tokens += needed
    headed.add(line.passage)
    chosen.add(at)
  }
  const isSame = (at: number, other: number) => lines[at]?.passage === lines[other]?.passage
  for (let nth = 0; nth < lines.length && tokens < mostTokens; nth++)
    for (const order of ranked) {
      const at = order[nth]
      if (at === undefined) continue
      choose(at)
      if (isSame(at, at - 1)) choose(at - 1)
      if (isSame(at, at + 1)) choose(at + 1)
    }
  if (sentences.some((sentence) => languageOf(sentence, grounds) !== grounds.language))
    for (const at of lines.keys()) choose(at)
  const text: string[] = []
  let passage = -1
  for (const at of [...chosen].sort((one, other) => one - other)) {
    const line = lines[at]!
    if (line.passage !== passage) text.push(headingOf(line, grounds))
    passage = line.passage
    text.push(`- ${line.text}`)
  }
  return {
    text: text.filter(Boolean).join('\n'),
    isOfToday: [...chosen].some((at) => lines[at]!.today !== null),
  }
}

const headingOf = ({ passage, owners }: EvidenceLine, { passages }: Grounds) => {
  const { title, heading } = passages[passage]!
  return [owners ? 'The business itself says:' : '', title, ...heading].filter(Boolean).join(' › ')
}

const languageOf = (sentence: string, grounds: Grounds) => detectLanguage(sentence, grounds.language).language

/** Indexes of relevant lines, best first. */
function rank(sentence: string, grounds: Grounds): number[] {
  const claim = readClaim(sentence, languageOf(sentence, grounds))
  const sharesOf = (words: readonly SaidWord[]) => {
    const whole = words.reduce((sum, word) => sum + grounds.weightOf(word), 0) || 1
    const scores = weighLines(words, grounds, nearby)
    return (at: number) => scores[at]! / whole
  }
  const said = sharesOf(claim.words)
  const asked = sharesOf(grounds.question.words)
  return grounds.lines
    .map((line, at) => {
      const share =
        said(at) +
        asked(at) * questionWorth +
        (claim.values.some((value) => says(value)(line)) ? valueWorth : 0)
      return { at, score: share * (line.owners ? ownersWorth : 1) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ at }) => at)
}
