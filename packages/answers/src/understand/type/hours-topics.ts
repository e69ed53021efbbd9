import { monthConcepts } from '../../knowledge/terms.ts'
import { wordsNamed } from '../../language/patterns.ts'
import type { Group } from '../group.ts'
import type { Question } from '../question.ts'

/** Words that ask for hours without naming anything else. */
const aboutTime = new Set(
  '#hours #closed #hour #day #morning #afternoon #evening #today #tomorrow #late #week #begin #end #maximum #company #restaurant #branch #customer #address'.split(
    ' ',
  ),
)

export const clockWord = new RegExp(
  String.raw`^(?:\d{1,2}(?:[:.h]\d{2})?|${wordsNamed('word of the clock')})$`,
)

/** The groups that a question about hours names beside days and times. */
export const topicsOf = (question: Question) =>
  question.groups.filter(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      !clockWord.test(group.word) &&
      !(group.concepts.length > 0 && group.concepts.every((concept) => isAboutTime(concept, group))),
  )

export const isTimeWord = (concept: string) => aboutTime.has(concept)

/** Concepts by which a house calls itself, or a part of it. */
const houses = new Set(['#restaurant', '#branch'])

/** A 'café' is both a house and a drink. */
const isAboutTime = (concept: string, { concepts }: Group) =>
  aboutTime.has(concept) || (concept === '#coffee' && concepts.some((other) => houses.has(other)))

/** 'The café' may be the whole business or a part of it with hours of its own. */
export const partsNamed = (question: Question) =>
  question.groups.filter(
    (group) => group.role === 'subject' && group.concepts.some((concept) => houses.has(concept)),
  )

/** The month that a word of a question names, 1 for January; null where it names none. */
export const monthOf = ({ concepts }: Group): number | null =>
  concepts.length === 0
    ? null
    : monthConcepts.indexOf(concepts.find((concept) => monthConcepts.includes(concept))!) + 1 || null
