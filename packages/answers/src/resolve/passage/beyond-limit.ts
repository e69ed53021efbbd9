import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fold } from '../../language/fold.ts'

// How visitors ask for the far side of a limit they were just told …
const asksBeyond =
  /\b(?:(?:later|earlier|sooner|longer|more|less|after|before|over|past) (?:than )?(?:that|this)|and after(?:wards)?|spater als das|und danach|y despues|mas tarde|et apres|plus tard|e dopo|piu tardi|e depois|mais tarde)\b/
// … and how pages go on to tell it.
const tellsBeyond =
  /^(?:after (?:that|this)|later|otherwise|beyond|from then|thereafter|if (?:it is|you are) later|danach|spater|sonst|andernfalls|nachher|despues|mas tarde|de lo contrario|apres|ensuite|au-dela|passe ce|sinon|dopo|altrimenti|oltre|depois|caso contrario)\b/

/** 'And if I'm later than that?': what the passage just read goes on to say of the time after. */
export function beyondThat(text: string, at: number, index: KnowledgeIndex): number | null {
  if (!asksBeyond.test(fold(text))) return null
  const { page, path, block, kind } = index.passages[at]!
  const section = path.join('\n')
  const from = kind === 'list' ? index.blockStart[block]! : at + 1
  for (let next = from; next < index.passages.length; next++) {
    const passage = index.passages[next]!
    if (passage.page !== page || passage.path.join('\n') !== section) return null
    if (passage.kind !== 'list' && tellsBeyond.test(fold(passage.subject || passage.text))) return next
  }
  return null
}
