import { speaksToBots } from '../guard/commands.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'
import { legendOf } from './legend.ts'
import { type Block, readBlocks } from './read-blocks.ts'
import { sentencesOf, wordCount } from './sentences.ts'
import { type Cell, splitLabel, type Unit } from './unit.ts'

export interface PageContext {
  page: number
  language: Language
  trust: number
  /** The first block number that is still free. */
  nextBlock: number
}

const question = /[?？؟]\s*$/
const longestWholeAnswer = 90
const longestWholeList = 14
const longestIntro = 40

/** What guests and reviewers say is not what the business says. */
const hearsay = 0.4
const reviews =
  /\b(?:reviews?|testimonials?|guest ?book|comments?|what (?:our )?(?:customers|clients|guests|patients) say|bewertungen|gästebuch|kundenstimmen|opiniones|reseñas|avis|témoignages|recensioni|avaliações|отзывы)\b/iu

/** '"They rang me back at once." – Mrs Okafor' */
const praise = /["”»]\s*[-–—]\s*\p{Lu}[^.]{1,60}$/u

interface Heading {
  level: number
  text: string
  /** What stands below speaks to machines and is skipped. */
  muted: boolean
}

/** Turns a page's text into units, in the order of the page. */
export function makeUnits(text: string, context: PageContext): Unit[] {
  const blocks = readBlocks(text)
  const units: Unit[] = []
  let headings: Heading[] = []
  let path: readonly string[] = []
  let lead = ''
  const base = () => ({
    page: context.page,
    language: context.language,
    trust: headings.some((heading) => reviews.test(heading.text)) ? context.trust * hearsay : context.trust,
    scope: 0,
  })
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    if (block.kind === 'heading') {
      headings = headings.filter((heading) => heading.level < block.level)
      const muted = headings.some((heading) => heading.muted) || speaksToBots(block.text)
      headings.push({ level: block.level, text: block.text, muted })
      path = headings.map((heading) => heading.text)
      lead = ''
      if (question.test(block.text) && !muted) {
        const answer = answerBelow(blocks, at + 1)
        if (answer) {
          const whole = {
            ...base(),
            kind: 'faq' as const,
            block: context.nextBlock++,
            path: path.slice(0, -1),
          }
          if (!speaksToBots(answer)) units.push({ ...whole, subject: block.text, text: answer })
          if (wordCount(answer) <= longestWholeAnswer) at = endOfAnswer(blocks, at + 1) - 1
        }
      }
      continue
    }
    if (headings.some((heading) => heading.muted)) continue
    const above = lead && block.kind !== 'paragraph' ? [...path, lead] : path
    const intro = lead ? undefined : introOf(blocks[at - 1], context.language)
    const shared = { ...base(), block: context.nextBlock, path: above }
    const introduced =
      intro && (block.kind === 'table' || block.kind === 'list') ? { ...shared, intro } : shared
    const made = unitsOfBlock(block, introduced)
    if (block.kind === 'table') explainColumns(made, block.header, [blocks[at - 1], blocks[at + 1]])
    if (made.length > 0) context.nextBlock++
    units.push(...made)
    // 'We accept:' heads the list that follows it.
    lead =
      block.kind === 'paragraph' && /[:：]$/.test(block.text) && block.text.length < 160 ? block.text : ''
  }
  measureScopes(units)
  for (const unit of units) if (isTeaser.test(unit.text)) unit.trust *= 0.3
  return units.filter((unit) => unit.trust > context.trust * hearsay || !promises.test(unit.text))
}

/** A paragraph beside a table may say what its columns mean. */
function explainColumns(rows: readonly Unit[], header: readonly string[], beside: readonly (Block | undefined)[]) {
  for (const block of beside) {
    if (block?.kind !== 'paragraph' || rows.length === 0) continue
    const legend = legendOf(header.slice(1), block.text, rows[0]!.language)
    if (legend.size === 0) continue
    for (const row of rows)
      row.cells = row.cells?.map((cell) => {
        const terms = legend.get(cell.header)
        return terms && terms.length > 0 ? { ...cell, legend: [...(cell.legend ?? []), ...terms] } : cell
      })
  }
}

/** What the paragraph before a table or list says of all its rows. A note on prices says nothing of any. */
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

/** Reductions and codes are the business's to give; a reviewer's are none. */
const promises = /\b(?:code|codes|voucher|promo|gutscheincode|código|codice)\b|\b[A-Z]{3,}\d{1,3}\b/u

/** 'Victoria is the centre of dairy farming…' leads on to another page and breaks off. */
const isTeaser = /(?:…|\.\.\.)\s*(?:\p{L}+(?:\s\p{L}+)?)?$/u

/** Counts the words below each nearest heading. */
function measureScopes(units: readonly Unit[]) {
  const words = new Map<string, number>()
  const keyOf = (unit: Unit) => unit.path.join('\n')
  for (const unit of units) {
    if (unit.kind === 'list' || unit.kind === 'column') continue
    words.set(keyOf(unit), (words.get(keyOf(unit)) ?? 0) + wordCount(unit.text) + wordCount(unit.subject))
  }
  for (const unit of units) unit.scope = words.get(keyOf(unit)) ?? 0
}

type Shared = Pick<Unit, 'page' | 'block' | 'path' | 'language' | 'trust' | 'scope' | 'intro'>

function unitsOfBlock(block: Block, shared: Shared): Unit[] {
  if (block.kind === 'paragraph') {
    if (speaksToBots(block.text)) return []
    const trust = praise.test(block.text) ? shared.trust * hearsay : shared.trust
    return sentencesOf(block.text).map((text) => ({ ...shared, kind: 'sentence', subject: '', text, trust }))
  }
  // What guests and reviewers say is not what the business says.
  if (block.kind === 'quote') {
    if (speaksToBots(block.text)) return []
    return [{ ...shared, kind: 'sentence', subject: '', text: block.text, trust: shared.trust * hearsay }]
  }
  if (block.kind === 'list') return unitsOfList(block.items, shared)
  if (block.kind === 'terms') {
    return block.pairs
      .filter((pair) => !speaksToBots(`${pair.term} ${pair.definition}`))
      .flatMap((pair) => unitsOfTerm(pair.term, pair.definition, shared))
  }
  if (block.kind === 'table') return unitsOfTable(block.header, block.rows, shared)
  return []
}

function unitsOfTerm(term: string, definition: string, shared: Shared): Unit[] {
  if (!definition) return [{ ...shared, kind: 'term', subject: term, text: '' }]
  if (wordCount(definition) <= longestWholeAnswer)
    return [{ ...shared, kind: 'term', subject: term, text: definition }]
  return sentencesOf(definition).map((text) => ({ ...shared, kind: 'sentence', subject: term, text }))
}

function unitsOfList(items: readonly string[], shared: Shared): Unit[] {
  const kept = items.filter((item) => !speaksToBots(item))
  const units = kept.map((item): Unit => {
    const labelled = praise.test(item) ? null : splitLabel(item)
    return labelled
      ? { ...shared, kind: 'item', subject: labelled.label, text: labelled.value }
      : {
          ...shared,
          kind: 'item',
          subject: '',
          text: item,
          trust: praise.test(item) ? shared.trust * hearsay : shared.trust,
        }
  })
  if (kept.length > 1 && shared.path.length > 0) {
    const whole = kept.slice(0, longestWholeList).join('\n')
    units.push({ ...shared, kind: 'list', subject: '', text: whole })
  }
  return units
}

const measured = /^\d+(?:[.,]\d+)?(?:\s?[×x]\s?\d+(?:[.,]\d+)?)?\s?(?:[mck]?m|k?g|m?l|k?[WVAJ]|Ah|Nm|°C?|%|m²)(?![\p{L}\d])/u

/** 'Voltage | 18 V | Torque | 55 Nm': labels and values side by side, and no header at all. */
const isDataSheet = (header: readonly string[], rows: readonly string[][]) =>
  header.length % 2 === 0 &&
  header.some((cell, at) => at % 2 === 1 && measured.test(cell)) &&
  [header, ...rows].every((row) => row.every((cell, at) => at % 2 === 1 || (!/^\d/.test(cell) && cell.length <= 40)))

function unitsOfTable(header: readonly string[], rows: readonly string[][], shared: Shared): Unit[] {
  const units: Unit[] = []
  if (isDataSheet(header, rows)) {
    for (const row of [header, ...rows])
      for (let at = 0; at + 1 < row.length; at += 2)
        if (row[at] && row[at + 1] && !speaksToBots(`${row[at]} ${row[at + 1]}`))
          units.push(...unitsOfTerm(row[at]!, row[at + 1]!, shared))
    return units
  }
  for (const row of rows) {
    if (speaksToBots(row.join(' '))) continue
    const cells: Cell[] = row.slice(1).map((written, index) => cellOf(header[index + 1] ?? '', written))
    const filled = cells.filter((cell) => cell.value !== '')
    const subject = row[0] ?? ''
    if (filled.length === 0) {
      if (subject) units.push({ ...shared, kind: 'sentence', subject: '', text: subject })
      continue
    }
    // Questions and answers laid out as a table.
    if (filled.length === 1 && question.test(subject)) {
      units.push({ ...shared, kind: 'faq', subject, text: filled[0]!.value })
      continue
    }
    const priced = filled.length === 1 ? pricesInRow(filled[0]!.value) : []
    if (priced.length > 0) {
      const path = [...shared.path, subject]
      units.push(
        ...priced.map(
          ({ label, value: price }): Unit => ({ ...shared, kind: 'item', path, subject: label, text: price }),
        ),
      )
      continue
    }
    const text = filled.map((cell) => (cell.header ? `${cell.header}: ${cell.value}` : cell.value)).join('; ')
    units.push({ ...shared, kind: 'row', subject, text, cells: filled, subjectHeader: header[0] ?? '' })
  }
  if (units.length > 1 && units.length <= longestWholeList && shared.path.length > 0) {
    const lines = units
      .filter((unit) => unit.cells)
      .map((row) => `${row.subject}: ${row.cells!.map((cell) => cell.value).join(', ')}`)
    units.push({ ...shared, kind: 'list', subject: '', text: lines.join('\n'), about: header.join(' ') })
  }
  if (comparesThings(header, rows)) {
    for (let column = 1; column < header.length; column++) {
      const cells = rows
        .map((row) => ({ header: row[0] ?? '', value: row[column] ?? '' }))
        .filter((cell) => cell.header && cell.value)
      const text = cells.map((cell) => `${cell.header}: ${cell.value}`).join('; ')
      if (cells.length > 1) units.push({ ...shared, kind: 'column', subject: header[column]!, text, cells })
    }
  }
  return units
}

const price = '(?:[€£$]\\s?\\d+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{2})?\\s?(?:€|£|EUR|CHF))'
const pricedThing = new RegExp(`(\\p{L}[^€£$]{1,60}?)[\\s:–-]+(${price})(?=\\s|$)`, 'gu')
const fewestPriced = 3

/** 'Baguette 1,10 € Rye loaf 3,80 € …' run together: each thing with its price. */
function pricesInRow(text: string): { label: string; value: string }[] {
  const found = [...text.matchAll(pricedThing)]
  if (found.length < fewestPriced || found.length < (text.match(new RegExp(price, 'g')) ?? []).length)
    return []
  const things: { label: string; value: string }[] = []
  for (const match of found) {
    // What stands between a price and the next name is a note on the thing before.
    const written = match[1]!.trim()
    const parts = /^(.*?\s)?(\p{Lu}[^\p{Lu}]*)$/u.exec(written)
    const note = parts?.[1] ?? ''
    const label = parts?.[2] ?? written
    const before = things.at(-1)
    if (note.trim() && before) before.value += ` (${note.trim()})`
    things.push({ label: before ? label : `${note}${label}`, value: match[2]! })
  }
  return things
}

/** '75' below 'Minutes' is 75 minutes, '45' below 'Price (£)' is £45. */
function cellOf(header: string, written: string): Cell {
  if (!/^\d+(?:[.,]\d+)?$/.test(written)) return { header, value: written }
  const symbol = /[€£$]/.exec(header)?.[0]
  if (symbol) return { header, value: symbol === '€' ? `${written} €` : `${symbol}${written}` }
  const spoken = `${written} ${header.toLowerCase()}`
  return { header, value: header.length <= 12 && valuesIn(spoken) & duration ? spoken : written }
}

const { duration } = value

const corner =
  /^(?:|features?|plans?|what you get|included|details?|leistung(?:en)?|merkmale?|funktion(?:en)?|caracter[ií]sticas?|prestations?|fonctions?|caratteristic[ah]e?|recursos?)$/i

/** Plans side by side: the corner is empty, the columns are the things and the rows their properties. */
const comparesThings = (header: readonly string[], rows: readonly string[][]) =>
  header.length > 2 && rows.length > 1 && rows.length <= 25 && corner.test(header[0] ?? '')

function endOfAnswer(blocks: readonly Block[], from: number): number {
  let at = from
  while (at < blocks.length && blocks[at]!.kind !== 'heading') at++
  return at
}

/** All that stands below a question, as one text; null where tables or long lists need their own units. */
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
