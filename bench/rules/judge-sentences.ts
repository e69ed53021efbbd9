import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { sentencesOf } from '../../packages/answers/src/knowledge/sentences.ts'
import { type Grounds, readGrounds } from '../../packages/answers/src/model/gate/grounds.ts'
import { createJudge } from '../../packages/answers/src/model/gate/judge.ts'
import { retrievePassages } from '../../packages/answers/src/model/retrieve-passages.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import type { Site } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** As on the site, with another figure, or about another business. */
export const kinds = ['true', 'altered', 'foreign'] as const
export type Kind = (typeof kinds)[number]
export type Claim = { kind: Kind; sentence: string; grounds: Grounds }

type RightSentence = { grounds: Grounds; type: string; sentence: string }

/** Raises the first number by one: '£12' becomes '£13'. */
function alter(sentence: string): string | null {
  const figure = /\d+/.exec(sentence)
  if (!figure) return null
  const higher = String(Number(figure[0]) + 1)
  return sentence.slice(0, figure.index) + higher + sentence.slice(figure.index + figure[0].length)
}

/** Sentences of right answers, with the passages that a model would get. */
async function rightSentencesOn({ language, pages, name, questions }: Site): Promise<RightSentence[]> {
  const index = await buildIndex({ pages, facts: [] }, { language })
  await prepareToAnswer(index)
  const assistant = {
    name,
    language,
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  } as const
  return questions
    .filter(({ gold, after }) => gold && !after)
    .flatMap((asked) => {
      const { text, answered, language: spoken } = answer({ index, assistant, question: asked.q })
      if (!answered || spoken !== language || !isRight(asked, text)) return []
      const told = retrievePassages(index, { question: asked.q, name })
      const grounds = readGrounds({ told, question: asked.q, name, language })
      return sentencesOf(text).map((sentence) => ({ grounds, type: grounds.question.type, sentence }))
    })
}

/** Foreign sentences answer a question of the same type. */
export async function claimsOf(sites: readonly Site[]): Promise<Claim[]> {
  const said = await Promise.all(sites.map(rightSentencesOn))
  return said.flatMap((own, at) => {
    const others = said
      .filter((_, other) => other !== at && sites[other]!.language === sites[at]!.language)
      .flat()
    return own.flatMap(({ grounds, type, sentence }, place): Claim[] => {
      const altered = alter(sentence)
      const alike = others.filter((other) => other.type === type)
      const foreign = alike[place % (alike.length || 1)]
      return [
        { kind: 'true', sentence, grounds },
        ...(altered ? [{ kind: 'altered' as const, sentence: altered, grounds }] : []),
        ...(foreign ? [{ kind: 'foreign' as const, sentence: foreign.sentence, grounds }] : []),
      ]
    })
  })
}

/** The objection that rejects each claim, or null. */
export const judgeAll = (claims: readonly Claim[]): (string | null)[] =>
  claims.map(({ sentence, grounds }) => {
    const judgement = createJudge(grounds)(sentence)
    return judgement.kind === 'falls' ? judgement.objection : null
  })
