import { said, textAround, valuesAround } from '../knowledge/around.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section, type Unit } from '../knowledge/unit.ts'
import { tokenise } from '../language/tokenise.ts'
import { value } from '../language/value-types.ts'
import type { Judged } from '../search/judged.ts'
import { asksForMake, namesMake } from '../search/makes.ts'
import { toldByClock } from '../search/part-of-day.ts'
import { asksLikewise, siteAsks } from '../search/site-asks.ts'
import { asksForSomebody, namesSomebody, tellsOfSomebody } from '../search/somebody-asked.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { asksMeasure, isMeasured } from '../understand/type/measures.ts'
import {
  asksNegatively,
  asksOfNotDoing,
  speaksNegatively,
  speaksOfNotDoing,
} from '../understand/type/polarity.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import type { Group } from '../understand/words/group.ts'
import { areKin } from '../understand/words/relatives.ts'
import { services } from '../understand/words/tidy-groups.ts'
import { standsTogether } from '../understand/words/unheard-phrases.ts'
import { contradicts } from './objections/contradiction.ts'
import {
  asksIfNeeded,
  asksToRent,
  countsUnheard,
  isOnlyRented,
  isUnheard,
  onlyShare,
  rulesOut,
  saysNeeded,
} from './objections/falls-short.ts'
import { isForOthers } from './objections/for-others.ts'
import { isOtherKind } from './objections/other-kind.ts'
import { ownsInstead } from './objections/owned-by-others.ts'
import { asksUnheardOfPerson } from './objections/unheard-of-person.ts'
import {
  dayIsNear,
  isNear,
  isRare,
  isTheme,
  isTranslated,
  shareTranslated,
} from './objections/word-presence.ts'
import type { Verdict } from './verdict.ts'

/** Share of a question that a passage must speak of. Essays say things in other words than their readers. */
const threshold = { own: 0.52, row: 0.45, foreign: 0.61, essay: 0.38 }

/** 'Can I fly my drone?' is told where drones are allowed or not, whatever one would do with them. */
const rules = /^no \p{L}|\b(?:not allowed|allowed|permitted|forbidden|prohibited)\b/iu

const storyAlone = { named: 0.55, unnamed: 0.68 }
const allOfIt = 0.8
const halfOfIt = 0.5
const mostly = 0.7
/** Nothing else on the site comes near. */
const farAhead = 2.8
const wellAhead = 1.3
/** Where the site never speaks of one of the things, more of the others has to be there. */
const withUnheard = 0.57
const asksTheSame = { share: 0.6, lead: 1.8 }

/** Whether a passage answers a question well enough to be said aloud. */
export function verdict(judged: Judged, question: Question, index: KnowledgeIndex): Verdict {
  const unit = index.units[judged.unit]!
  const essay = unit.kind === 'sentence' && unit.scope > section
  // Essays say so many things of one theme that shared words alone do not make an answer.
  if (essay && contradicts(unit.text, question)) return 'contradiction'
  const needs = needed[question.type]
  if (needs && !(judged.values & needs) && !judged.fitted && !(valuesAround(judged.unit, index) & needs))
    return 'values'
  if (!essay && question.type === 'price' && onlyShare(judged, question, unit)) return 'values'
  if (!essay && asksIfNeeded.test(question.text) && !saysNeeded.test(said(judged.unit, index)) && unit.cells)
    return 'values'
  if (question.type === 'who' && !essay && !namesSomebody(unit, judged.subjectShare, question))
    return 'values'
  if (!essay && asksForSomebody(question) && !tellsOfSomebody(unit, textAround(judged.unit, index)))
    return 'values'
  if (!essay && countsUnheard(judged, question)) return 'values'
  if (!essay && asksMeasure(question) && !isMeasured(said(judged.unit, index))) return 'values'
  if (asksForMake(question) && !namesMake(unit, question)) return 'values'
  if (!essay && ownsInstead(unit, question, index)) return 'values'
  const subjects = question.groups.filter((group) => group.role === 'subject')
  for (const group of question.groups) {
    if (group.role === 'day' && !dayIsNear(group, question, judged.unit, index)) return 'day'
    if (
      group.name &&
      group.role === 'subject' &&
      !isTheme(group, index, unit.scope > section ? 0.15 : 0.3) &&
      !isNear(group, judged.unit, index) &&
      !(question.type === 'whether' && rulesOut(judged, unit)) &&
      !(essay && hasKin(group.word, textAround(judged.unit, index), unit.language))
    )
      return 'name'
  }
  if (!essay && isForOthers(judged, question, index)) return 'focus'
  if (!essay && asksUnheardOfPerson(judged, question, index)) return 'focus'
  // Where the site draws lines by age or size, a passage that draws none does not tell on which side one is.
  if (!essay && judged.missing.some((group) => group.quantity && group.role === 'subject')) return 'bounds'
  // 'How long is it valid if I never used it?' asks for a time like any other.
  if (
    (essay || needs === 0) &&
    asksNegatively(question.text, question.language) &&
    !speaksNegatively(`${unit.path.at(-1) ?? ''} ${unit.subject} ${said(judged.unit, index)}`, unit.language)
  )
    return 'negation'
  if (
    !essay &&
    asksOfNotDoing(question.text, question.language) &&
    !speaksOfNotDoing(`${unit.path.at(-1) ?? ''} ${unit.subject} ${said(judged.unit, index)}`)
  )
    return 'values'
  if (
    essay &&
    judged.coverage < 0.8 &&
    judged.missing.some((group) => group.action && group.alternatives.length === 0)
  )
    return 'verb'
  // A date or a place belongs to what was done: of another deed it is another one.
  if (essay && (question.type === 'when' || question.type === 'where') && judged.missing.some(isDeed))
    return 'verb'
  // 'Can you fix a dent?' is told where dents are spoken of, whatever is done to them.
  const idle = (group: Group) =>
    group.verb &&
    (group.alternatives.length > 0 || group.concepts.length > 0 || takesPart.test(group.word)) &&
    ((question.foreign && group.alternatives.length > 0) ||
      (question.type === 'whether' &&
        (judged.strongest > group.importance * 1.5 || (judged.exact > 0 && rules.test(unit.text)))) ||
      (needs !== 0 && (judged.values & liked[question.type]) !== 0 && takesPart.test(group.word)))
  const missing = judged.missing.filter((group) => group.role === 'subject' && !group.soft && !idle(group))
  // 'Where does Marta live?' is not answered by a passage that names neither a place nor living.
  if (
    question.type === 'where' &&
    missing.length > 0 &&
    !(judged.values & value.place) &&
    unit.scope <= section &&
    !(judged.coverage > mostly && judged.lead > wellAhead && !subjects.some((group) => group.name))
  )
    return 'values'
  // 'How many watts?' is not told by how many metres.
  const counted =
    question.type === 'count' ? /\bhow many (\p{L}+)/iu.exec(question.text)?.[1]?.toLowerCase() : undefined
  if (counted && missing.some((group) => group.word === counted && group.alternatives.length === 0))
    return 'focus'
  // 'Do you rent bikes?' is not told by a rack for them.
  if (
    !essay &&
    !question.foreign &&
    question.type === 'whether' &&
    judged.missing.some((group) => group.verb && group.concepts.some((concept) => services.has(concept))) &&
    !speaksNegatively(`${unit.subject} ${unit.text}`, unit.language)
  )
    return 'focus'
  const strongestMissing = Math.max(0, ...missing.map((group) => group.importance))
  const strongestFound = judged.strongest
  // A heading or a row's name that was asked for speaks for the passage, unless the weightiest word is missing.
  const named =
    strongestMissing > strongestFound &&
    !(unit.kind === 'faq' && judged.subjectShare > 0.85 && (judged.subjectHits > 1 || judged.coverage > 0.6))
      ? 0
      : unit.subject
        ? unit.kind === 'faq' &&
          judged.subjectHits < 2 &&
          judged.coverage < 0.6 &&
          siteAsks(unit) !== question.type
          ? judged.subjectShare / 2
          : judged.subjectShare
        : judged.headingShare
  if (!essay && isOtherKind(judged, question, unit)) return 'focus'
  if (!essay && (asksToRent(judged, question, unit) || isOnlyRented(judged, question, unit))) return 'focus'
  if (!question.foreign && question.phrases.some((phrase) => !standsTogether(phrase, unit))) return 'focus'
  // Who asks for a row by its whole name says the rest of the column, if at all.
  const isRow = unit.cells !== undefined && judged.subjectShare > 0.9
  const own = isRow ? threshold.row : threshold.own
  const base = question.foreign ? threshold.foreign : essay ? threshold.essay : own
  const limit = base - 0.15 * named
  if (judged.coverage < limit) return 'coverage'
  // 'Can I watch my dog on a camera?' is not told by dogs and days where no camera is spoken of.
  if (
    !essay &&
    !question.foreign &&
    judged.coverage < withUnheard &&
    named < allOfIt &&
    missing.some(isUnheard)
  )
    return 'focus'
  // A story may hold the answer's words by chance; where the question names nothing, much of it has to fit.
  if (
    subjects.length > 0 &&
    subjects.every((group) => group.told) &&
    named < 0.5 &&
    judged.coverage < (named < 0.3 && !essay ? storyAlone.unnamed : storyAlone.named)
  )
    return 'focus'
  // In long prose half of what is asked has to stand in one sentence, or its neighbours must tell most of it.
  if (essay && judged.coverage < 0.55 && judged.inItself < 0.4) return 'coverage'
  if (subjects.length > 0 && judged.exact === 0 && judged.byConcept < 2) {
    // One synonym is a guess, unless it names the heading or is rare and the kind of answer fits.
    const open = subjects.filter((group) => !toldByClock(group, question, judged.values))
    const wholly = named >= 0.5 && open.length === 1
    const rare =
      subjects.some((group) => isRare(group, judged.unit, index)) &&
      (needs !== 0 || question.type === 'whether' || (judged.values & liked[question.type]) !== 0)
    const nouns = subjects.filter((group) => !group.soft && !group.verb)
    const firm = nouns.length > 0 ? nouns : subjects
    const translated =
      question.foreign &&
      (firm.every((group) => isTranslated(group, judged.unit, index)) ||
        (judged.lead > wellAhead && shareTranslated(firm, judged.unit, index) > mostly))
    // A single sentence that says all that was asked, in other words.
    const told =
      !essay &&
      judged.coverage > (question.type === 'other' ? 0.95 : allOfIt) &&
      judged.inItself > 0.95 &&
      (question.type !== 'other' || judged.lead > asksTheSame.lead)
    const called = question.foreign && isCalledSo(judged, unit)
    if (!wholly && !translated && !called && !told && (question.foreign || !rare)) return 'synonyms'
  }
  const { found } = judged
  // The kind of answer fits and the weightier word is there: a lesser one may go by another name.
  // A name alone does not do: 'shipping to Japan' is not told by a tea from Japan.
  const thing = subjects.some(
    (group) =>
      !group.name &&
      !judged.missing.includes(group) &&
      (group.exact || (question.foreign && isTranslated(group, judged.unit, index))),
  )
  const fits =
    (needs !== 0 || question.type === 'who') && (judged.values & (liked[question.type] || needs)) !== 0
  const about = !unit.cells || judged.subjectShare > 0
  const likely = fits && thing && about && strongestFound > strongestMissing * 1.15
  // The row for so much time or so large a room is meant; what else it is called may go unsaid.
  if (judged.fitted && found > 1 && judged.lead > wellAhead && missing.every((group) => !group.name))
    return ''
  // The whole name of a row was said, and nothing else is called so: a word left over is the visitor's own.
  if (!essay && unit.subject && judged.subjectShare > 0.8 && found > 1 && judged.lead > farAhead) return ''
  // The site asks itself the same, in almost the same words, and nothing else.
  if (
    unit.kind === 'faq' &&
    judged.exact > 0 &&
    judged.subjectShare > asksTheSame.share &&
    judged.lead > asksTheSame.lead &&
    asksLikewise(unit, question.type)
  )
    return ''
  if (!essay && missing.length > 0 && missing.length >= found && named < 0.78 && !likely) return 'focus'
  if (strongestMissing > strongestFound && named < 0.85 && judged.coverage < (essay ? 0.4 : 0.53))
    return 'focus'
  return ''
}

/** 'From which week can I join the class?' is told where the class is, and a week. */
const takesPart =
  /^(?:join|attend|start|begin|come|go|visit|use|book|get|mitmachen|teilnehmen|anfangen|beginnen|kommen|mitkommen|participar|empezar|apuntar\w*|venir|participer|commencer|partecipare|iniziare)$/

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

const isDeed = (group: Group) =>
  group.role === 'subject' && (group.action || (group.word.length > 5 && group.word.endsWith('ed')))

/** Every word of a row's name was said in the visitor's language, and no other row is called so. */
const isCalledSo = ({ subjectShare, coverage, lead }: Judged, unit: Unit): boolean =>
  unit.subject !== '' && subjectShare > allOfIt && coverage > halfOfIt && lead > wellAhead
