import { monthConcepts } from '../../knowledge/terms.ts'
import { wordsNamed } from '../../language/patterns.ts'
import type { Group } from '../group.ts'
import type { Question } from '../question.ts'

/** Concepts of hours that add no subject. */
const aboutTime = new Set(
  '#hours #closed #hour #day #morning #afternoon #evening #today #tomorrow #late #week #begin #end #maximum #company #restaurant #branch #customer #address'.split(
    ' ',
  ),
)

export const clockWord = new RegExp(
  String.raw`^(?:\d{1,2}(?:[:.h]\d{2})?|${wordsNamed('word of the clock')})$`,
)

/** Subjects of a question about hours, without days and times. */
export const topicsOf = (question: Question) =>
  question.groups.filter(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      !clockWord.test(group.word) &&
      !(group.concepts.length > 0 && group.concepts.every((concept) => isAboutTime(concept, group))),
  )

export const isTimeWord = (concept: string) => aboutTime.has(concept)

/** Concepts for the business or a part of it. */
const houses = new Set(['#restaurant', '#branch'])

/** A 'café' is a place and a drink. */
const isAboutTime = (concept: string, { concepts }: Group) =>
  aboutTime.has(concept) || (concept === '#coffee' && concepts.some((other) => houses.has(other)))

/** 'The café' may be the whole business or a part with its own hours. */
export const partsNamed = (question: Question) =>
  question.groups.filter(
    (group) => group.role === 'subject' && group.concepts.some((concept) => houses.has(concept)),
  )

/** The month from 1; null for other words. */
export const monthOf = ({ concepts }: Group): number | null =>
  concepts.length === 0
    ? null
    : monthConcepts.indexOf(concepts.find((concept) => monthConcepts.includes(concept))!) + 1 || null
