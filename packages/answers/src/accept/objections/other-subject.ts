import { said, textAround } from '../../knowledge/around.ts'
import { section } from '../../knowledge/passage.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { asksNegatively, speaksNegatively } from '../../understand/type/polarity.ts'
import type { Group } from '../../understand/words/group.ts'
import { areKin } from '../../understand/words/relatives.ts'
import { services } from '../../understand/words/tidy-groups.ts'
import { standsTogether } from '../../understand/words/unheard-word-groups.ts'
import type { Objection } from '../objection.ts'
import { asksToRent, isOnlyRented, rulesOut } from './falls-short.ts'
import { isForOthers } from './for-others.ts'
import { isOtherKind } from './other-kind.ts'
import { asksUnheardOfPerson } from './unheard-of-person.ts'
import { dayIsNear, isNear, isTheme } from './word-presence.ts'

export const otherDay: Objection = {
  name: 'other-day',
  verdict: 'day',
  objects: ({ judged, question, index }) =>
    question.groups.some(
      (group) => group.role === 'day' && !dayIsNear(group, question, judged.passage, index),
    ),
}

/** A name that was asked for and that neither the passage nor what surrounds it mentions. */
export const otherName: Objection = {
  name: 'other-name',
  verdict: 'name',
  objects: ({ essay, judged, question, passage, index }) =>
    question.groups.some(
      (group) =>
        group.name &&
        group.role === 'subject' &&
        !isTheme(group, index, passage.scope > section ? 0.15 : 0.3) &&
        !isNear(group, judged.passage, index) &&
        !(question.type === 'whether' && rulesOut(judged, passage)) &&
        !(essay && hasKin(group.word, textAround(judged.passage, index), passage.language)),
    ),
}

/** 'English' where England is spoken of, 'ILO' where the International Labour Organization is. */
function hasKin(word: string, text: string, language: Language): boolean {
  const names = tokenise(text, language).filter((token) => !token.echo && /^\p{Lu}/u.test(token.raw))
  if (names.some((token) => areKin(word, token.folded))) return true
  return (
    word.length > 2 &&
    word.length < 6 &&
    names
      .map((token) => token.folded[0])
      .join('')
      .includes(word)
  )
}

export const forOthers: Objection = {
  name: 'for-others',
  verdict: 'focus',
  objects: ({ essay, judged, question, index }) => !essay && isForOthers(judged, question, index),
}

export const unheardOfPerson: Objection = {
  name: 'unheard-of-person',
  verdict: 'focus',
  objects: ({ essay, judged, question, index }) => !essay && asksUnheardOfPerson(judged, question, index),
}

/** Where the site draws lines by age or size, a passage that draws none does not tell on which side one is. */
export const drawsNoLine: Objection = {
  name: 'draws-no-line',
  verdict: 'bounds',
  objects: ({ essay, judged }) =>
    !essay && judged.missing.some((group) => group.quantity && group.role === 'subject'),
}

/** 'How long is it valid if I never used it?' asks for a time like any other; without one, a 'not' asks for a 'not'. */
export const saysOtherwise: Objection = {
  name: 'says-otherwise',
  verdict: 'negation',
  objects: ({ essay, needs, judged, question, passage, index }) =>
    (essay || needs === 0) &&
    asksNegatively(question.text, question.language) &&
    !speaksNegatively(
      `${passage.path.at(-1) ?? ''} ${passage.subject} ${said(judged.passage, index)}`,
      passage.language,
    ),
}

/** An essay that has not the verb of a question tells of something else that happened. */
export const otherDeed: Objection = {
  name: 'other-deed',
  verdict: 'verb',
  objects: ({ essay, judged }) =>
    essay &&
    judged.coverage < 0.8 &&
    judged.missing.some((group) => group.action && group.alternatives.length === 0),
}

/** A date or a place belongs to what was done: of another deed it is another one. */
export const otherDeedsDate: Objection = {
  name: 'other-deeds-date',
  verdict: 'verb',
  objects: ({ essay, judged, question }) =>
    essay && (question.type === 'when' || question.type === 'where') && judged.missing.some(isDeed),
}

const isDeed = (group: Group) =>
  group.role === 'subject' && (group.action || (group.word.length > 5 && group.word.endsWith('ed')))

/** 'How many watts?' is not told by how many metres. */
export const countsSomethingElse: Objection = {
  name: 'counts-something-else',
  verdict: 'focus',
  objects({ question, missing }) {
    const counted =
      question.type === 'count' ? /\bhow many (\p{L}+)/iu.exec(question.text)?.[1]?.toLowerCase() : undefined
    return (
      counted !== undefined &&
      missing.some((group) => group.word === counted && group.alternatives.length === 0)
    )
  },
}

/** 'Do you rent bikes?' is not told by a rack for them. */
export const otherService: Objection = {
  name: 'other-service',
  verdict: 'focus',
  objects: ({ essay, judged, question, passage }) =>
    !essay &&
    !question.foreign &&
    question.type === 'whether' &&
    judged.missing.some((group) => group.verb && group.concepts.some((concept) => services.has(concept))) &&
    !speaksNegatively(`${passage.subject} ${passage.text}`, passage.language),
}

export const otherKind: Objection = {
  name: 'other-kind',
  verdict: 'focus',
  objects: ({ essay, judged, question, passage }) => !essay && isOtherKind(judged, question, passage),
}

/** What it costs to rent is told of renting, and what it costs to buy of buying. */
export const rentedNotSold: Objection = {
  name: 'rented-not-sold',
  verdict: 'focus',
  objects: ({ essay, judged, question, passage }) =>
    !essay && (asksToRent(judged, question, passage) || isOnlyRented(judged, question, passage)),
}

/** 'Home visit' is not told where both words stand apart. */
export const phraseApart: Objection = {
  name: 'phrase-apart',
  verdict: 'focus',
  objects: ({ question, passage }) =>
    !question.foreign && question.unheard.some((group) => !standsTogether(group, passage)),
}
