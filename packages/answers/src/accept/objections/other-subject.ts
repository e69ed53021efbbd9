import { said, textAround } from '../../knowledge/around.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { asksNegatively, speaksNegatively } from '../../understand/type/polarity.ts'
import type { Group } from '../../understand/words/group.ts'
import { areKin } from '../../understand/words/relatives.ts'
import { services } from '../../understand/words/tidy-groups.ts'
import { standsTogether } from '../../understand/words/unheard-phrases.ts'
import type { Objection } from '../objection.ts'
import { isOtherKind } from './other-kind.ts'
import { asksUnheardOfPerson } from './unheard-of-person.ts'
import { isNear } from './word-presence.ts'

/** 'What does Ana earn?' is not told by who she is. */
export const unheardOfPerson: Objection = {
  name: 'unheard-of-person',
  verdict: 'focus',
  objects: ({ essay, judged, question, index }) => !essay && asksUnheardOfPerson(judged, question, index),
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
        !isNear(group, judged.passage, index) &&
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

/** 'Home visit' is not told where both words stand apart. */
export const phraseApart: Objection = {
  name: 'phrase-apart',
  verdict: 'focus',
  objects: ({ question, passage }) =>
    !question.foreign && question.phrases.some((phrase) => !standsTogether(phrase, passage)),
}
