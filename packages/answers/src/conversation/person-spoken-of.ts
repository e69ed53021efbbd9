import { matchesOf } from '@foyer/calendar/matches-of'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { peopleOf } from '../knowledge/people-of.ts'
import { fold } from '../language/fold.ts'
import { fullName } from '../language/person-names.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Exchange } from './exchange.ts'

// Of German only what a capital does not turn into 'you'.
const someone: Partial<Record<Language, RegExp>> = {
  en: /\b(?:he|him|his|she|her|hers|they|them|their|this person|that person)\b/,
  de: /\b(?:er|ihn|ihm|seine?[nmrs]?)\b|(?<=\s)sie\b/,
  nl: /\b(?:hij|hem|zij|haar|hen|hun)\b|(?<=\s)ze\b/,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/u,
  fr: /\b(?:il|elle|ils|elles|lui)\b(?! y a)/,
  it: /\b(?:lui|lei|loro)\b/,
  pt: /\b(?:ele|ela|eles|elas)\b/,
}

/** Whom a pronoun may stand for: named by the visitor, or by the passage just read out. */
export function personSpokenOf(
  { question, outcome }: Exchange,
  before: Exchange | null,
  index: KnowledgeIndex,
): string | null {
  const named = namedIn(question, index)
  if (named !== null) return named
  if (before?.about && speaksOfSomeone(question, question.asked)) return before.about
  return outcome.kind === 'passage' ? nameIn(index.passages[outcome.passages[0]!]!, question, index) : null
}

/** 'Is Marta a vet?' */
function namedIn({ asked }: Question, index: KnowledgeIndex): string | null {
  const words = new Set(tokenise(asked, index.language).map(({ folded }) => folded.replace(/['’]?s$/, '')))
  const found = peopleOf(index).filter(({ name }) =>
    fold(name)
      .split(' ')
      .some((part) => part.length > 2 && words.has(part.replace(/s$/, '')) && isCapital(part, asked)),
  )
  return found.length === 1 ? found[0]!.name : null
}

/** 'Park' is a person's name only where it is written so. */
const isCapital = (part: string, asked: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(part[0]!.toLocaleUpperCase())}`, 'u').test(asked) &&
  !new RegExp(`(?<!\\p{L})${RegExp.escape(part)}(?!\\p{L})`, 'u').test(asked)

/** A pronoun that means one or several people, and none of the visitor’s own. */
export function speaksOfSomeone({ language }: Question, text: string): boolean {
  const seen = language === 'de' ? text : language === 'es' ? text.toLocaleLowerCase() : fold(text)
  return someone[language]?.test(seen) === true && !ownPeople.test(fold(text))
}

/** 'My daughter is five, can she join?' */
const ownPeople =
  /\b(?:my|our|meine?|unsere?|mijn|onze|mi|mis|mon|ma|mio|mia|meu|minha) \p{L}.{0,120}\b(?:he|she|him|her|his|they|them|er|sie|ihn|ihm|hij|zij|ze|hem|haar|el|ella|il|elle|lui|lei|ele|ela)\b/u

/** Whom a passage is about: it stands below the name, or names someone right before what was asked. */
function nameIn(passage: IndexedPassage, before: Question, index: KnowledgeIndex): string | null {
  const head = passage.subject || (passage.path.at(-1) ?? '')
  if (passage.kind !== 'faq' && valuesIn(head) & value.person) return head.match(fullName)?.[0] ?? head
  const names = matchesOf(fullName, passage.text)
  if (names.length < 2) return names[0]?.[0] ?? null
  const asked = new Set(before.groups.flatMap((group) => group.alternatives.map(({ term }) => term)))
  const spot = tokenise(passage.text, passage.language).find((token) =>
    asked.has(index.terms.get(token.stem) ?? -1),
  )
  // 'The van is driven by Tom Hale and the course is led by Ines Duarte.'
  const done = spot ? names.find(({ index: start }) => start > spot.start) : undefined
  if (
    done &&
    /\b(?:by|with|von|por|par|da|door|met|mit|con|avec)\s+$/u.test(passage.text.slice(0, done.index))
  )
    return done[0]
  return (names.filter(({ index: start }) => spot && start < spot.start).at(-1) ?? names[0]!)[0]
}
