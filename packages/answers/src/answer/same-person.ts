import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Unit } from '../knowledge/unit.ts'
import { fold } from '../language/fold.ts'
import { matchesOf } from '../language/matches-of.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Group } from '../retrieve/group.ts'
import { fieldsOf } from '../retrieve/presence.ts'
import { liked, needed } from '../retrieve/question-type.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'
import { leansBack } from './leans-back.ts'
import { fullName } from './somebody.ts'
import type { Turn } from './turn.ts'

// Of German only what a capital does not turn into 'you'.
const someone: Partial<Record<Language, RegExp>> = {
  en: /\b(?:he|him|his|she|her|hers|they|them|their|this person|that person)\b/,
  de: /\b(?:er|ihn|ihm|seine?[nmrs]?)\b|(?<=\s)sie\b/,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/u,
  fr: /\b(?:il|elle|ils|elles|lui)\b(?! y a)/,
  it: /\b(?:lui|lei|loro)\b/,
  pt: /\b(?:ele|ela|eles|elas)\b/,
}

/** 'What days is he in?' after someone was named: what stands about that person, if it tells what is asked. */
export function samePerson(
  question: Question,
  text: string,
  at: number,
  before: Question,
  index: KnowledgeIndex,
): number | null {
  const { language } = question
  const seen = language === 'de' ? text : language === 'es' ? text.toLocaleLowerCase() : fold(text)
  if (!someone[language]?.test(seen)) return null
  const name = nameIn(index.units[at]!, before, index)
  if (name === null) return null
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.soft)
  const wanted = question.days.length > 0 ? value.weekday : liked[question.type] || needed[question.type]
  let best: { unit: number; told: number } | null = null
  for (const near of [...besides(at, index), ...speakingOf(name, index)]) {
    const told = subjects.filter((group) => isSaid(group, near, index)).length
    const fits = wanted === 0 ? told > 0 && told * 3 >= subjects.length * 2 : told === subjects.length
    if (!fits || (wanted !== 0 && !(valuesIn(index.units[near]!.text) & wanted))) continue
    if (!best || told > best.told) best = { unit: near, told }
  }
  return best?.unit ?? null
}

/** Who it is could not be told: neither can what 'she' speaks. */
export const asksOfUnknown = (question: Question, text: string, previous: Turn): boolean =>
  previous.outcome.kind === 'none' &&
  previous.question.type === 'who' &&
  question.language === 'en' &&
  /\b(?:he|she|him|her|his|hers)\b/i.test(text)

const isSaid = (group: Group, unit: number, index: KnowledgeIndex) =>
  group.alternatives.some(({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, unit) !== 0)

/** Whom a passage is about: it stands below the name, or names someone right before what was asked. */
function nameIn(unit: Unit, before: Question, index: KnowledgeIndex): string | null {
  const head = unit.subject || (unit.path.at(-1) ?? '')
  if (unit.kind !== 'faq' && valuesIn(head) & value.person) return head.match(fullName)?.[0] ?? head
  const names = matchesOf(fullName, unit.text)
  if (names.length < 2) return names[0]?.[0] ?? null
  const asked = new Set(before.groups.flatMap((group) => group.alternatives.map(({ term }) => term)))
  const spot = tokenise(unit.text, unit.language).find((token) =>
    asked.has(index.terms.get(token.stem) ?? -1),
  )
  return (names.filter(({ index: start }) => spot && start < spot.start).at(-1) ?? names[0]!)[0]
}

/** What stands below the same name, and the sentences that go on about the person. */
function* besides(at: number, index: KnowledgeIndex): Generator<number> {
  const unit = index.units[at]!
  const head = unit.subject || (unit.path.at(-1) ?? '')
  yield at
  if (!(valuesIn(head) & value.person)) {
    const end = index.blockStart[unit.block + 1]!
    for (let near = at + 1; near < end && leansBack(index.units[near]!.text); near++) yield near
    return
  }
  const heading = unit.path.join('\n')
  const belongs = (near: number) => {
    const other = index.units[near]
    return other?.page === unit.page && other.path.join('\n') === heading
  }
  let from = at
  while (belongs(from - 1)) from--
  for (let near = from; belongs(near); near++)
    if (!unit.subject || index.units[near]!.subject === unit.subject) yield near
}

const most = 24

/** Passages elsewhere that name the person in full. */
function* speakingOf(name: string, index: KnowledgeIndex): Generator<number> {
  const terms = tokenise(name, index.language).flatMap((token) => index.terms.get(token.stem) ?? [])
  const rarest = terms.sort((a, b) => index.spread[a]! - index.spread[b]!)[0]
  if (rarest === undefined || terms.length < 2) return
  let found = 0
  for (let at = index.offsets[rarest]!; at < index.offsets[rarest + 1]! && found < most; at++) {
    const unit = index.postings[at]!
    if (!terms.every((term) => fieldsOf(index, term, unit) !== 0)) continue
    found++
    yield unit
  }
}
