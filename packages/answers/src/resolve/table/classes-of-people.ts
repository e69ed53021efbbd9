import { fold } from '../../language/fold.ts'
import type { Question } from '../../understand/question.ts'

interface PeopleClass {
  /** What a column for them is headed. */
  headed: RegExp
  concepts: readonly string[]
  /** Who belongs to it, where no concept says so. */
  words: RegExp
}

const nobody = /^$/
const classes: readonly PeopleClass[] = [
  {
    headed:
      /\b(?:concession\w*|concs?|reduced|discounted|ermassigt\w*|ermassigung|gereduceerd\w*|verlaagd\w*|korting|reducid[ao]s?|reduit\w*|ridott\w*|reduzid[ao]s?)\b/,
    concepts: ['#student', '#senior'],
    words:
      /^(?:oaps?|pensioners?|unemployed|jobseekers?|carers?|disabled|apprentices?|arbeitslose\w*|rentner\w*|auszubildende\w*|werkloze\w*|gepensioneerde\w*|65-?plus\w*|parad[oa]s?|desemplead[oa]s?|chomeurs?|disoccupat[ei])$/,
  },
  {
    headed:
      /\b(?:child\w*|juniors?|kids?|youths?|under[ -]?\d+s?|u\d{2}s?|minors?|kinder(?:en)?|jeugd|jongeren|jugendliche|nin[oa]s?|menores|infantil|enfants?|moins de \d+|bambini|ragazzi|criancas?)\b/,
    concepts: ['#child', '#teen'],
    words: nobody,
  },
  {
    headed:
      /\b(?:adults?|full price|standard|over[ -]?(?:16|18)s?|erwachsene\w*|volwassene?n?|adult[oe]s?|adulti)\b/,
    concepts: ['#adult'],
    words: nobody,
  },
]

/** The one column of the class that people of a kind belong to, where no column bears their own name. */
export function columnOfClass(headers: readonly string[], question: Question): string | null {
  for (const { headed, concepts, words } of classes) {
    const who = question.groups.find(
      (group) =>
        group.role !== 'carried' &&
        !group.denied &&
        (group.concepts.some((concept) => concepts.includes(concept)) || words.test(group.word)),
    )
    if (!who) continue
    const fitting = headers.filter((header) => headed.test(fold(header)))
    if (fitting.length !== 1) continue
    return fitting[0]!
  }
  return null
}
