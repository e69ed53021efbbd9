import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section, type Unit } from '../knowledge/unit.ts'
import type { Judged } from '../search/judged.ts'
import { siteAsks } from '../search/site-asks.ts'
import type { Question } from '../understand/question.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import type { Group } from '../understand/words/group.ts'

/** 'Can I fly my drone?' is told where drones are allowed or not, whatever one would do with them. */
const rules = /^no \p{L}|\b(?:not allowed|allowed|permitted|forbidden|prohibited)\b/iu

/** 'From which week can I join the class?' is told where the class is, and a week. */
const takesPart =
  /^(?:join|attend|start|begin|come|go|visit|use|book|get|mitmachen|teilnehmen|anfangen|beginnen|kommen|mitkommen|participar|empezar|apuntar\w*|venir|participer|commencer|partecipare|iniziare)$/

/** A passage that may be the answer, with what objections look at. What few of them need is worked out when one does. */
export class Candidate {
  readonly judged: Judged
  readonly question: Question
  readonly index: KnowledgeIndex
  readonly unit: Unit
  /** One sentence of long prose: essays say so many things of one theme that shared words alone make no answer. */
  readonly essay: boolean
  /** Values without which nothing answers such a question. */
  readonly needs: number
  readonly subjects: readonly Group[]
  #missing: readonly Group[] | undefined
  #named: number | undefined

  constructor(judged: Judged, question: Question, index: KnowledgeIndex) {
    this.judged = judged
    this.question = question
    this.index = index
    this.unit = index.units[judged.unit]!
    this.essay = this.unit.kind === 'sentence' && this.unit.scope > section
    this.needs = needed[question.type]
    this.subjects = question.groups.filter((group) => group.role === 'subject')
  }

  /** The things asked for that it does not speak of, as far as they matter. */
  get missing(): readonly Group[] {
    this.#missing ??= this.judged.missing.filter(
      (group) => group.role === 'subject' && !group.soft && !this.#isIdle(group),
    )
    return this.#missing
  }

  get strongestMissing(): number {
    return Math.max(0, ...this.missing.map((group) => group.importance))
  }

  /** How far its heading or a row's name, once asked for, speaks for it: not where the weightiest word is missing. */
  get named(): number {
    this.#named ??= this.#share()
    return this.#named
  }

  /** 'Can you fix a dent?' is told where dents are spoken of, whatever is done to them. */
  #isIdle(group: Group): boolean {
    const { judged, question, unit, needs } = this
    return (
      group.verb &&
      (group.alternatives.length > 0 || group.concepts.length > 0 || takesPart.test(group.word)) &&
      ((question.foreign && group.alternatives.length > 0) ||
        (question.type === 'whether' &&
          (judged.strongest > group.importance * 1.5 || (judged.exact > 0 && rules.test(unit.text)))) ||
        (needs !== 0 && (judged.values & liked[question.type]) !== 0 && takesPart.test(group.word)))
    )
  }

  #share(): number {
    const { judged, question, unit } = this
    const { subjectShare, subjectHits, headingShare, coverage, strongest } = judged
    const isAskedBySite = unit.kind === 'faq' && subjectShare > 0.85 && (subjectHits > 1 || coverage > 0.6)
    if (this.strongestMissing > strongest && !isAskedBySite) return 0
    if (!unit.subject) return headingShare
    const byOneWord =
      unit.kind === 'faq' && subjectHits < 2 && coverage < 0.6 && siteAsks(unit) !== question.type
    return byOneWord ? subjectShare / 2 : subjectShare
  }
}
