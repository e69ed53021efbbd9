import type { ReadPage } from '@foyer/crawler/read/read-page'
import {
  clauseOf,
  continuesBefore,
  isEmergencyOnly,
  isFaxed,
  isForMessages,
  isUrgent,
  kindOf,
  kindOfCalls,
  kindOfLetter,
  leadIn,
  mentionsCalls,
  messengerOf,
  namesTrouble,
  ownPiece,
  phoneWord,
  quoteOf,
  saidAfter,
  takesMessages,
  upToSentenceEnd,
  withoutBracket,
  wordsBefore,
} from '../attribute/phone-purpose.ts'
import {
  isNearby,
  isNeighbourhood,
  isThirdPartyText,
  isUnderThirdParty,
  namesThirdParty,
  type PlacedLine,
  placedLines,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import { isLinked, linkedPhones } from './linked-phones.ts'
import { isCertain, legalPage, ownContacts } from './phone-doubts.ts'
import { dialledPart, looksLikeDate, numbersWithin, phoneKey } from './phone-number.ts'
import { lineName, partOf } from './phone-part.ts'
import { isRegisterNumber } from './register-number.ts'
import { isUnlabelledPhone } from './unlabelled-phones.ts'

/** Also matches two numbers side by side; the words around decide which are phones. */
const digitGroups =
  /(?<![\d.,/€$£-]|\d:)(?:\+|00)?\(?\d{1,15}\)?(?:(?:[ \u00a0.\-–/]{1,3}\(?|\(|(?<=\)))\d{1,15}\)?){0,12}(?![\d%€]|[.,:]\d)/gu
const longestLine = 1_500

interface ShownPhone {
  fact: Fact
  own: boolean
  theirs: boolean
}

/** A number may appear several times, with more or less detail. */
export function phoneFacts(page: ReadPage): Fact[] {
  const shown: ShownPhone[] = []
  const isHistory = isDated(page)
  const isLegal = legalPage.test(pathOf(page.url)) || legalPage.test(page.title)
  let before: PlacedLine | null = null
  let head: string[] = []
  for (const placed of placedLines(page)) {
    if (placed.kind === 'head') head = placed.cells
    const line = placed.kind === 'row' ? { ...placed, text: rowText(placed, head) } : placed
    const isCandidate = line.text.length <= longestLine && /\d[\d\s().\-–/]{5,40}\d/.test(line.text)
    if (isCandidate) {
      const isTheirs = line.own && (isHistory || isThirdPartyText(line.text) || isUnderThirdParty(line))
      let isBesideOurs = false
      for (const found of phonesIn(line, before, page, isLegal)) {
        const clause = clauseOf(line.text, found.value)
        const isOfOthers = line.own && !isTheirs && isNearby(upToSentenceEnd(line.text, found.value), page)
        const isLater = isLegal && line.own && shown.some(({ own }) => own)
        const isOurs = found.sure || (isBesideOurs && !found.label.startsWith('Fax'))
        const fact: Fact = { ...found, sure: isOurs && !isLater }
        isBesideOurs ||= fact.sure === true
        shown.push({
          fact,
          own: line.own,
          theirs: isTheirs || isOfOthers || namesThirdParty(clause),
        })
      }
    }
    before = line
  }
  const isDirectory = listsOthers(page, shown)
  const around = new Set(shown.flatMap(({ fact, own }) => (own || !fact.part ? [] : [fact.part])))
  const ours = shown
    .filter(({ own, theirs }) => !theirs && !(own && isDirectory))
    // Several headings over numbers are branches; a single one heads a footer column.
    .map(({ fact, own }) => (own || around.size > 1 ? fact : withoutPart(fact)))
  const shownValues = shown.map(({ fact }) => fact.value)
  return isDirectory ? ours : [...ours, ...linkedPhones(page, shownValues)]
}

const longestLead = 200

/** The term a definition belongs to, a text ending in a colon, or the earlier lines of the block. */
export function leadOf(line: PlacedLine, before: PlacedLine | null, lead: string): string {
  if (line.kind === 'definition') return before?.kind === 'term' ? `${before.text}: ` : lead
  if (before?.kind === 'text' && before.own === line.own && /:\s?$/u.test(before.text))
    return `${before.text.slice(-longestLead)} `
  return before?.block === line.block ? `${lead}${before.text}. `.slice(-longestLead) : ''
}

function rowText({ cells }: PlacedLine, head: string[]): string {
  const named = (at: number) => (kindOf(head[at] ?? '') === 'Phone' ? '' : `${head[at]}: `)
  return cells.map((cell, at) => (/\d{3}/.test(cell) ? `${named(at)}${cell}` : cell)).join(' | ')
}

function withoutPart({ part: _, ...fact }: Fact): Fact {
  return { ...fact, label: fact.label.split(' – ')[0]! }
}

const directoryFrom = 4

/** Four and more numbers on a page that isn't about contact list restaurants, museums, taxis. */
function listsOthers(page: ReadPage, shown: ShownPhone[]): boolean {
  if (isNeighbourhood(page)) return true
  const path = pathOf(page.url)
  if (path.length <= 1 || ownContacts.test(path) || ownContacts.test(page.title)) return false
  return new Set(shown.filter(({ own }) => own).map(({ fact }) => phoneKey(fact.value))).size >= directoryFrom
}

function phonesIn(line: PlacedLine, above: PlacedLine | null, page: ReadPage, isLegal: boolean): Fact[] {
  const facts: Fact[] = []
  const { text } = line
  const isAlone = /^[^\p{L}]*$/u.test(text)
  const isDefined = line.kind === 'definition' && above?.kind === 'term'
  const longest = isDefined ? longestTerm : longestIntroduction
  const introduced = above && above.text.length <= longest && above.own === line.own ? above : null
  const runs = [...text.matchAll(digitGroups)].flatMap((match) => [...numbersWithin(match[0], match.index)])
  for (const { run, index } of runs) {
    const written = dialledPart(run, text.slice(index + run.length))
    const digits = written.replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15 || looksLikeDate(written)) continue
    const before = text.slice(Math.max(0, index - 60), index)
    // 'WhatsApp (messages only): …'
    const said =
      phoneWord.exec(withoutBracket(text.slice(Math.max(0, index - 200), index)))?.[0] ??
      (isAlone && introduced ? (phoneWord.exec(`${introduced.text} `)?.[0] ?? '') : '')
    if (isRegisterNumber(before)) continue
    if (
      said === '' &&
      !isUnlabelledPhone(written, before, above, line, { page, isLegal }) &&
      !isLinked(written, page)
    )
      continue
    const sentence = text
      .slice(Math.max(0, index - 140), index)
      .split(/(?<=\p{L}{2}|\d{3})(?<!t[eé]l|fon|mob|fax|str|dr|dott|prof|ltd)[.!?]\s/iu)
      .at(-1)!
    const fact = labelledPhone({
      line,
      sentence,
      said,
      isAlone,
      introduced,
      term: isDefined ? introduced : null,
      page,
      value: written,
      index: facts.length,
    })
    facts.push(fact)
  }
  return facts
}

const longestIntroduction = 40
/** 'Gate line: locked in, alarm or leak, day and night'. */
const longestTerm = 90

interface Sighting {
  line: PlacedLine
  sentence: string
  said: string
  isAlone: boolean
  introduced: PlacedLine | null
  term: PlacedLine | null
  page: ReadPage
  value: string
  index: number
}

function labelledPhone(sighting: Sighting): Fact {
  const { line, sentence, said, isAlone, introduced, term, page, value, index } = sighting
  const heading = line.path.at(-1) ?? ''
  const isShort = line.text.length < 60
  // A line with its own number is about that one.
  const above = introduced && !/\d{3}/.test(introduced.text) ? introduced.text : ''
  const around = isShort || isAlone ? `${heading} ${above}` : ''
  const lead = isShort ? leadIn(line.text, value) : ''
  const label = term?.text ?? (line.cells[0] || wordsBefore(line.text, value))
  const isMessenger = takesMessages(line.text, value, page)
  const isForUrgency =
    isUrgent(ownPiece(sentence)) ||
    isUrgent(lead) ||
    isUrgent(term?.text ?? '') ||
    namesTrouble(label) ||
    isEmergencyOnly(line.text, value) ||
    (continuesBefore(sentence) && isUrgent(`${heading}. ${line.text.slice(0, line.text.indexOf(value))}`)) ||
    (index === 0 &&
      !isMessenger &&
      (namesTrouble(heading) || (isUrgent(around) && !/\bcall|ring\b/i.test(sentence))))
  const after = saidAfter(line.text, value)
  const words = term
    ? `${term.text} ${line.text}`
    : isAlone && introduced
      ? `${introduced.text} ${value}`
      : line.text
  const isFax = isFaxed(`${term ? `${term.text}: ` : ''}${sentence}`, said)
  const kind =
    !isFax && (isForUrgency || isUrgent(after))
      ? 'Emergency'
      : isForMessages(words, value)
        ? messengerOf(words, value, heading)
        : isMessenger && !mentionsCalls(line.text, value)
          ? 'WhatsApp'
          : isFax || kindOf(after) === 'Fax'
            ? 'Fax'
            : (kindOfLetter(sentence) ?? kindOfCalls(words, value, said))
  const part = partOf(term ? { ...line, cells: [term.text] } : line, sentence, heading, page)
  return {
    kind: 'phone',
    label: part === '' ? kind : `${kind} – ${part}`,
    value,
    url: page.url,
    ...(part !== '' && { part }),
    quote: quoteOf(line, value),
    origin: 'text',
    sure: (lineName(sentence) !== '' && kind !== 'Fax') || isCertain(line, sentence, page, { kind, value }),
  }
}
