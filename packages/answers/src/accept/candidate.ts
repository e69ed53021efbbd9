import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import { siteAsks } from '../understand/type/site-asks.ts'
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
  readonly passage: IndexedPassage
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
    this.passage = index.passages[judged.passage]!
    this.essay = this.passage.kind === 'sentence' && this.passage.scope > section
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
    const { judged, question, passage, needs } = this
    return (
      group.verb &&
      (group.alternatives.length > 0 || group.concepts.length > 0 || takesPart.test(group.word)) &&
      ((question.foreign && group.alternatives.length > 0) ||
        (question.type === 'whether' &&
          (judged.strongest > group.importance * 1.5 || (judged.exact > 0 && rules.test(passage.text)))) ||
        (needs !== 0 && (judged.values & liked[question.type]) !== 0 && takesPart.test(group.word)))
    )
  }

  #share(): number {
    const { judged, question, passage } = this
    const { subjectShare, subjectHits, headingShare, coverage, strongest } = judged
    const isAskedBySite = passage.kind === 'faq' && subjectShare > 0.85 && (subjectHits > 1 || coverage > 0.6)
    if (this.strongestMissing > strongest && !isAskedBySite) return 0
    if (!passage.subject) return headingShare
    const byOneWord =
      passage.kind === 'faq' && subjectHits < 2 && coverage < 0.6 && siteAsks(passage) !== question.type
    return byOneWord ? subjectShare / 2 : subjectShare
  }
}
