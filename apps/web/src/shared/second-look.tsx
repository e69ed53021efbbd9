import type { Making, SecondLook } from '@foyer/contract/chat'
import { CutSentence } from './cut-sentence.tsx'
import { foundOf, secondLookLine } from './making-words.ts'
import type { SayTrue } from './say-true.ts'
import { Unfolding } from './unfolding.tsx'

type SecondLookPartProps = {
  secondLook: SecondLook
  cut: Making['cut']
  sayTrue: SayTrue | null
}

/** For the owner: which sentences a model looked at again, what it found, and what that took. */
export function SecondLookPart({ secondLook, cut, sayTrue }: SecondLookPartProps) {
  return (
    <Unfolding line={secondLookLine(secondLook)}>
      <ol className="flex w-full flex-col gap-4">
        {secondLook.sentences.map(({ sentence, found, instead }) => {
          const fallen = cut.find((each) => each.sentence === sentence)
          return (
            <li key={sentence} className="flex flex-col gap-2">
              {fallen ? (
                <CutSentence cut={fallen} sayTrue={sayTrue} />
              ) : (
                <div className="flex flex-col gap-1 border-l-2 border-hairline pl-3">
                  <p dir="auto" className="text-left text-ink">
                    {sentence}
                  </p>
                  <p>{foundOf(found)}</p>
                </div>
              )}
              {instead !== null && (
                <div className="flex flex-col gap-1 border-l-2 border-accent pl-3">
                  <p>Said instead:</p>
                  <p dir="auto" className="text-left text-ink">
                    {instead}
                  </p>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Unfolding>
  )
}
