import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { fold } from '../../language/fold.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import { bySize, type Variant, variantsIn } from '../../language/variants.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'

const small =
  /\b(?:small(?:er|est)?|little|mini|half[- ]size|klein\p{L}*|peque\p{L}+|petite?s?|piccol[oaie]|pequen[oa])\b/u
const large = /\b(?:big(?:ger|gest)?|large[rst]*|gro(?:ss|ß)\p{L}*|grande?s?|maxi)\b/u
const generic = /^(?:one|ones|size|price|prices|cost|version|option)$/

/**
 * 'And for full reupholstery?' after '£860 re-cover · £1,390 full', 'and the small bag?' after '12 oz bag $17, 2 lb bag
 * $39': the one of several things told in one line that is meant now, in the words of the site.
 */
export function variantAsked(question: Question, at: number, index: KnowledgeIndex): string | null {
  const passage = index.passages[at]!
  const variants = variantsOf(passage)
  if (variants.length < 2 || question.days.length > 0) return null
  const said = wordsOf(question.text, question.language)
  const scored = variants.map((variant) => ({
    variant,
    hits: [...wordsOf(variant.label, passage.language)].filter((word) => said.has(word)).length,
  }))
  const most = Math.max(...scored.map(({ hits }) => hits))
  const best = scored.filter(({ hits }) => hits === most)
  const named = most > 0 && best.length === 1 ? best[0]!.variant : null
  const meant = named ?? sizeMeant(question, variants)
  if (!meant || !isAllOfIt(question, meant, passage, index)) return null
  return passage.kind === 'sentence' ? (meant.label ? meant.text : null) : meant.text
}

function variantsOf({ cells, text, kind }: IndexedPassage): Variant[] {
  if (!cells) return kind === 'sentence' || kind === 'item' || kind === 'term' ? variantsIn(text) : []
  const priced = cells.map(({ value }) => variantsIn(value)).filter((variants) => variants.length > 0)
  return priced.length === 1 ? priced[0]! : []
}

const wordsOf = (text: string, language: Language) =>
  new Set(
    tokenise(text, language)
      .filter(({ folded, echo }) => !echo && !isStopWord(folded, language))
      .map(({ stem }) => stem),
  )

function sizeMeant({ text }: Question, variants: readonly Variant[]): Variant | null {
  const seen = fold(text)
  const ordered = bySize(variants)
  return small.test(seen) ? ordered[0]! : large.test(seen) ? ordered.at(-1)! : null
}

/** Nothing else is asked: each word is of the label, of a size, or of what stands around the line. */
function isAllOfIt(
  { groups }: Question,
  { label }: Variant,
  passage: IndexedPassage,
  index: KnowledgeIndex,
): boolean {
  const own = wordsOf(label, passage.language)
  const around = sectionOf(passage, index)
  return groups.every(({ role, word, soft, alternatives }) => {
    if (role !== 'subject' || soft || isWeakWord(word, passage.language)) return true
    if (generic.test(word) || small.test(word) || large.test(word)) return true
    if ([...wordsOf(word, passage.language)].some((stem) => own.has(stem))) return true
    return alternatives.some(
      ({ term, weight }) => weight === 1 && around.some((near) => fieldsOf(index, term, near) !== 0),
    )
  })
}

const farthest = 12

/** The sentences of the same section, which may say what the labels stand for. */
function sectionOf(passage: IndexedPassage, index: KnowledgeIndex): number[] {
  const heading = passage.path.join('\n')
  const from = Math.max(0, index.blockStart[passage.block]! - farthest)
  const to = Math.min(index.passages.length, index.blockStart[passage.block + 1]! + farthest)
  const near: number[] = []
  for (let at = from; at < to; at++) {
    const { kind, page, path } = index.passages[at]!
    if (kind === 'sentence' && page === passage.page && path.join('\n') === heading) near.push(at)
  }
  return near
}
