import { type AskedModel, asTokens, type Behaviour } from './model-server.ts'

type Verdict = 'supported' | 'contradicted' | 'absent'

const contentOf = ({ messages }: AskedModel) => String(messages.at(-1)!.content)

/** The statements a model is asked to verify, if it is. */
export const statementsIn = (asked: AskedModel): string[] | null =>
  /<statements-\w+>\n([\s\S]*)\n<\/statements-/
    .exec(contentOf(asked))?.[1]
    ?.split('\n')
    .map((line) => line.replace(/^\d+\. /, '')) ?? null

/** The sentence a model is asked to rewrite, if it is. */
export const falseSentenceIn = (asked: AskedModel): string | null =>
  /<sentence-\w+>\n([\s\S]*)\n<\/sentence-/.exec(contentOf(asked))?.[1] ?? null

/** The model's verdicts, if it is asked to verify. */
export function verdictsOn(asked: AskedModel, verdictOf: (statement: string) => Verdict): Behaviour | null {
  const statements = statementsIn(asked)
  return (
    statements && {
      says: asTokens(statements.map((each, at) => `${at + 1}: ${verdictOf(each)}`).join('\n')),
    }
  )
}
