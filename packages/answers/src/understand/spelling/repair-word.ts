import { withoutDigraphs } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { commonWords } from '../../language/common-words.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { stem } from '../../language/stem.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import type { Language } from '../../types.ts'
import { meantWord, slip } from '../../weights.ts'
import { familiarWords } from './familiar-words.ts'
import { phoneticForm } from './phonetic-form.ts'
import { slipsFrom } from './slip-cost.ts'

/** The most likely word of the site, the lexicon or the language; null if none is close. */
export function repairWord(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  foreign: boolean,
): string | null {
  if (language === 'de') {
    const plain = withoutDigraphs(folded)
    if (plain !== folded && (index.spellings.has(plain) || lexiconOf('de').spellings.has(plain))) return plain
  }
  if (folded.length < 3 || /\d/.test(folded)) return null
  return nearest(folded, index, language, foreign)?.word ?? null
}

const farthest = (length: number) =>
  length === 3 ? meantWord.farthest.three : length === 4 ? meantWord.farthest.four : meantWord.farthest.more

interface NearWord {
  word: string
  cost: number
  score: number
}

function nearest(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  foreign: boolean,
): NearWord | null {
  let best: NearWord | null = null
  const costOf = slipsFrom(folded, language)
  const consider = (word: string, cost: number, likely: number) => {
    const least = cost - likely - meantWord.formOfOwn
    if (cost > (likely > 0 ? meantWord.twoSlips : meantWord.smallSlip) || least > farthest(folded.length))
      return
    const known = !foreign && index.terms.has(stem(word, language))
    const score = cost - likely - (known ? meantWord.formOfOwn : 0)
    if (score <= farthest(folded.length) && (!best || score < best.score)) best = { word, cost, score }
  }
  const familiar = familiarWords(language)
  for (const shape of shapesNear(folded, language)) {
    for (const word of foreign ? [] : (index.byShape.get(shape) ?? []))
      if (word.length > 2) consider(word, costOf(word), likelihood(word, index))
    for (const one of familiar.get(shape) ?? []) {
      const { word, usual } = one
      one.phonetic ??= phoneticForm(word, language)
      const cost = costOf(word, one.phonetic)
      if (cost === slip.impossible) continue
      const own = !foreign && index.spellings.has(word)
      consider(word, cost, own ? Math.max(usual, likelihood(word, index)) : usual)
    }
  }
  return best
}

const likelihood = (word: string, index: KnowledgeIndex) =>
  meantWord.own.least + Math.min(meantWord.own.most, index.spellings.get(word)!.count / meantWord.own.often)

// Initial letters that sound alike.
const writtenOtherwise = 'f>p r>w n>k k>c c>k s>c c>s j>g g>j w>h'.split(' ').map((pair) => pair.split('>'))

/** First letters and lengths of candidate words. */
function shapesNear(folded: string, language: Language): string[] {
  const firsts = new Set([folded[0]!, folded[1]!, phoneticForm(folded, language)[0]!])
  for (const [heard, written] of writtenOtherwise) if (folded.startsWith(heard!)) firsts.add(written!)
  const shapes: string[] = []
  for (let length = Math.max(3, folded.length - 2); length <= folded.length + 3; length++)
    for (const first of firsts) shapes.push(`${first}${length}`)
  return shapes
}

const seldom = 8_000

/** 'Puncher' is a rare word, so a word of the site with the same sound replaces it. */
export function soundAlikeOnSite(folded: string, index: KnowledgeIndex, language: Language): string | null {
  const rank = commonWords(language).get(folded) ?? Number.POSITIVE_INFINITY
  if (folded.length < 4 || rank < seldom || lexiconOf(language).spellings.has(folded)) return null
  let best: NearWord | null = null
  const costOf = slipsFrom(folded, language)
  for (const shape of shapesNear(folded, language)) {
    for (const word of index.byShape.get(shape) ?? []) {
      if (word === folded || word.length < 3 || isStopWord(word, language) || isWeakWord(word, language))
        continue
      const cost = costOf(word)
      if (cost > meantWord.surely || (best && cost >= best.cost)) continue
      if (phoneticForm(word, language) === phoneticForm(folded, language)) best = { word, cost, score: cost }
    }
  }
  return (best as NearWord | null)?.word ?? null
}
