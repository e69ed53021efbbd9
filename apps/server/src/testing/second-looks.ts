import { type AskedModel, asTokens, type Behaviour } from './model-server.ts'

type Verdict = 'supported' | 'contradicted' | 'absent'

const contentOf = ({ messages }: AskedModel) => String(messages.at(-1)!.content)

/** The statements that a model is asked to look at again; null where it is asked for something else. */
export const statementsIn = (asked: AskedModel): string[] | null =>
  /<statements-\w+>\n([\s\S]*)\n<\/statements-/
    .exec(contentOf(asked))?.[1]
    ?.split('\n')
    .map((line) => line.replace(/^\d+\. /, '')) ?? null

/** The sentence that a model is asked to write anew. */
export const falseSentenceIn = (asked: AskedModel): string | null =>
  /<sentence-\w+>\n([\s\S]*)\n<\/sentence-/.exec(contentOf(asked))?.[1] ?? null

/** What a model says of statements, where it is asked for that. */
export function verdictsOn(asked: AskedModel, verdictOf: (statement: string) => Verdict): Behaviour | null {
  const statements = statementsIn(asked)
  return (
    statements && {
      says: asTokens(statements.map((each, at) => `${at + 1}: ${verdictOf(each)}`).join('\n')),
    }
  )
}
