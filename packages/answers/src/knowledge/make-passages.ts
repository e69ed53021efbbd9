import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { conceptsIn } from '../language/lexicon.ts'
import { wordsNamed } from '../language/patterns.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import { trust } from '../weights.ts'
import type { Block } from './block.ts'
import { type IndexedPassage, splitLabel } from './passage.ts'
import { readBlocks } from './read-blocks.ts'
import { sentencesOf, wordCount } from './sentences.ts'
import {
  longestWholeAnswer,
  passagesOfTable,
  passagesOfTerm,
  question,
  type SharedFields,
} from './table-passages.ts'
import { isReview, isReviewsHeading, isSigned, type Voice } from './voice.ts'
import { withinLength } from './within-length.ts'

export interface PageContext {
  page: number
  language: Language
  trust: number
  /** None where the business speaks. */
  voice?: Voice | undefined
  /** The next free block number. */
  nextBlock: number
}

const longestIntro = 40

/** Headings above reviews, which aren't the business's words. */
const reviews = new RegExp(
  String.raw`\b(?:${wordsNamed('page reviews')}|${wordsNamed('page guest book')})\b`,
  'iu',
)

const customers = (shared: SharedFields): SharedFields =>
  shared.voice === 'customer' ? shared : { ...shared, voice: 'customer', trust: shared.trust * trust.hearsay }

interface Heading {
  level: number
  text: string
  /** True if the section addresses assistants and is skipped. */
  muted: boolean
  /** True if customers speak in this section. */
  theirs: boolean
}

export function makePassages(text: string, context: PageContext): IndexedPassage[] {
  const blocks = readBlocks(text)
  const passages: IndexedPassage[] = []
  let headings: Heading[] = []
  let path: readonly string[] = []
  let lead = ''
  let muteNext = false
  /** The last 'What guests say:' line until someone else speaks. */
  let guestsSay = ''
  const base = () => {
    const theirs = guestsSay !== '' || headings.some((heading) => heading.theirs)
    const isHearsay = theirs || headings.some((heading) => reviews.test(heading.text))
    const voice = theirs ? 'customer' : context.voice
    return {
      page: context.page,
      language: context.language,
      trust: isHearsay ? context.trust * trust.hearsay : context.trust,
      ...(voice && { voice }),
      scope: 0,
    }
  }
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    if (block.kind === 'heading') {
      headings = headings.filter((heading) => heading.level < block.level)
      const muted = headings.some((heading) => heading.muted) || speaksToAssistants(block.text)
      headings.push({ level: block.level, text: block.text, muted, theirs: isReviewsHeading(block.text) })
      path = headings.map((heading) => heading.text)
      lead = ''
      guestsSay = ''
      if (question.test(block.text) && !muted) {
        const answer = answerBelow(blocks, at + 1)
        if (answer) {
          const whole = {
            ...base(),
            kind: 'faq' as const,
            block: context.nextBlock++,
            path: path.slice(0, -1),
          }
          if (!speaksToAssistants(answer))
            passages.push(...withinLength({ ...whole, subject: block.text, text: answer }))
          if (wordCount(answer) <= longestWholeAnswer) at = endOfAnswer(blocks, at + 1) - 1
        }
      }
      continue
    }
    if (headings.some((heading) => heading.muted)) continue
    // 'Note to assistants:' also hides the text it introduces.
    const spoken = block.kind === 'paragraph' || block.kind === 'quote' ? block.text : ''
    const wasMuted: boolean = muteNext
    muteNext = /[:：]$/.test(spoken) && speaksToAssistants(spoken)
    if (wasMuted || muteNext) continue
    if (isReviewsHeading(lead)) guestsSay = lead
    else if (!isSigned(spoken)) guestsSay = ''
    const leading = guestsSay || (block.kind === 'paragraph' ? '' : lead)
    const above = leading ? [...path, leading] : path
    const intro = lead ? undefined : introOf(blocks[at - 1], context.language)
    const shared = { ...base(), block: context.nextBlock, path: above }
    const introduced =
      intro && (block.kind === 'table' || block.kind === 'list') ? { ...shared, intro } : shared
    const made = passagesOfBlock(block, introduced)
    if (made.length > 0) context.nextBlock++
    for (const passage of made) passages.push(...withinLength(passage))
    // 'We accept:' introduces the list below it.
    lead =
      block.kind === 'paragraph' && /[:：]$/.test(block.text) && block.text.length < 160 ? block.text : ''
  }
  measureScopes(passages)
  return passages.filter(
    (passage) => passage.trust > context.trust * trust.hearsay || !promises.test(passage.text),
  )
}

/** The paragraph that describes all rows of a table or list. A note about prices doesn't. */
function introOf(before: Block | undefined, language: Language): string | undefined {
  if (before?.kind !== 'paragraph' || wordCount(before.text) > longestIntro) return undefined
  const telling = sentencesOf(before.text).filter(
    (sentence) =>
      !conceptsIn(tokenise(sentence, language), language).some(
        ({ concept }) => concept === '#price' || concept === '#included',
      ),
  )
  return telling.length > 0 ? telling.join(' ') : undefined
}

/** Discounts and codes come from the business, not from reviewers. */
const promises = new RegExp(String.raw`\b(?:${wordsNamed('page promises')})\b|\b[A-Z]{3,}\d{1,3}\b`, 'u')

/** Counts the words below each nearest heading. */
function measureScopes(passages: readonly IndexedPassage[]) {
  const words = new Map<string, number>()
  const keyOf = (passage: IndexedPassage) => passage.path.join('\n')
  for (const passage of passages) {
    words.set(
      keyOf(passage),
      (words.get(keyOf(passage)) ?? 0) + wordCount(passage.text) + wordCount(passage.subject),
    )
  }
  for (const passage of passages) passage.scope = words.get(keyOf(passage)) ?? 0
}

function passagesOfBlock(block: Block, shared: SharedFields): IndexedPassage[] {
  if (block.kind === 'paragraph') {
    if (speaksToAssistants(block.text)) return []
    const spoken = isReview(block.text) ? customers(shared) : shared
    return sentencesOf(block.text).map((text) => ({ ...spoken, kind: 'sentence', subject: '', text }))
  }
  if (block.kind === 'quote') {
    if (speaksToAssistants(block.text)) return []
    return [{ ...customers(shared), kind: 'sentence', subject: '', text: block.text }]
  }
  if (block.kind === 'list') return passagesOfList(block.items, shared)
  if (block.kind === 'terms') {
    return block.pairs
      .filter((pair) => !speaksToAssistants(`${pair.term} ${pair.definition}`))
      .flatMap((pair) => passagesOfTerm(pair.term, pair.definition, shared))
  }
  if (block.kind === 'table') return passagesOfTable(block.header, block.rows, shared)
  return []
}

function passagesOfList(items: readonly string[], shared: SharedFields): IndexedPassage[] {
  const kept = items.filter((item) => !speaksToAssistants(item))
  return kept.map((item): IndexedPassage => {
    if (isReview(item)) return { ...customers(shared), kind: 'item', subject: '', text: item }
    const { label: subject = '', value: text = item } = splitLabel(item) ?? {}
    return { ...shared, kind: 'item', subject, text }
  })
}

function endOfAnswer(blocks: readonly Block[], from: number): number {
  let at = from
  while (at < blocks.length && blocks[at]!.kind !== 'heading') at++
  return at
}

/** Joins the text below a question; null if tables or long lists need passages of their own. */
function answerBelow(blocks: readonly Block[], from: number): string | null {
  const parts: string[] = []
  for (const block of blocks.slice(from, endOfAnswer(blocks, from))) {
    if (block.kind === 'paragraph') parts.push(block.text)
    else if (block.kind === 'list' && block.items.length <= 8)
      parts.push(block.items.map((item) => `- ${item}`).join('\n'))
    else return null
  }
  const text = parts.join('\n').trim()
  return text === '' ? null : text
}
