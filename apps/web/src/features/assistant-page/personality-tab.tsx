import { personalities, tones } from '@foyer/contract/assistants'
import { useId } from 'react'
import {
  personalityMeanings,
  personalityWithoutModel,
  toneMeanings,
  toneWithoutModel,
} from '../../shared/assistants/personality-texts.ts'
import { capitalized } from '../../ui/format.ts'
import type { Draft } from './use-draft.ts'

type ChoicesProps<Word extends string> = {
  legend: string
  about: string
  words: readonly Word[]
  meanings: Record<Word, string>
  withoutModel: Record<Word, string>
  chosen: Word
  onChoose: (word: Word) => void
}

function Choices<Word extends string>({
  legend,
  about,
  words,
  meanings,
  withoutModel,
  chosen,
  onChoose,
}: ChoicesProps<Word>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <p className="mt-0.5 text-xs text-muted">{about}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {words.map((word) => (
          <label
            key={word}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline p-3 transition-colors hover:border-control has-checked:border-accent has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={word}
              checked={chosen === word}
              onChange={() => onChoose(word)}
              aria-describedby={`${name}-${word}`}
              aria-label={capitalized(word)}
              className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[5px] checked:border-accent"
            />
            <span className="min-w-0">
              <span className="block font-medium">{capitalized(word)}</span>
              <span id={`${name}-${word}`} className="mt-0.5 block text-xs text-muted">
                {meanings[word]} <span className="mt-1 block">{capitalized(withoutModel[word])}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function PersonalityTab({ draft }: { draft: Draft }) {
  const { values, set } = draft
  return (
    <div className="flex flex-col gap-8">
      <Choices
        legend="Personality"
        about="How your assistant comes across."
        words={personalities}
        meanings={personalityMeanings}
        withoutModel={personalityWithoutModel}
        chosen={values.personality}
        onChoose={(personality) => set({ personality })}
      />
      <Choices
        legend="Tone"
        about="How it phrases answers."
        words={tones}
        meanings={toneMeanings}
        withoutModel={toneWithoutModel}
        chosen={values.tone}
        onChoose={(tone) => set({ tone })}
      />
    </div>
  )
}
