import { lookAgainFrom } from '../../packages/answers/src/model/gate/gate-weights.ts'
import { createJudge } from '../../packages/answers/src/model/gate/judge.ts'
import type { Language } from '../../packages/answers/src/types.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'
import { foldOf, groundsOf } from '../learn/labels.ts'
import type { Suspicion } from '../learn/suspicion.ts'
import byFold from './suspicion-by-fold.json' with { type: 'json' }

export const verifyFrom = lookAgainFrom

/** Judges sentences as the product does, with weights trained without these passages. */
export async function judge({
  question,
  lang,
  passages,
  sentences,
}: {
  question: string
  lang: Language
  passages: string[]
  sentences: string[]
}) {
  await prepareToAnswer({ languages: [lang, 'en'] })
  const weights: Suspicion = byFold[foldOf(passages.join('\n'))]!
  const judgeSentence = createJudge(groundsOf({ question, lang, passages }), weights)
  return sentences.map((sentence) => {
    const judgement = judgeSentence(sentence)
    return judgement.kind === 'falls'
      ? { cut: true, suspicion: 1, why: judgement.objection }
      : { cut: false, suspicion: judgement.suspicion }
  })
}
