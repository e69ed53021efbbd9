import type { Making } from '@foyer/contract/chat'
import { Check } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { iconSize } from '../ui/icon-button.tsx'
import { objectionOf } from './making-words.ts'
import type { SayTrue } from './say-true.ts'

type CutSentenceProps = {
  cut: Making['cut'][number]
  /** Null where it can't be said. */
  sayTrue: SayTrue | null
}

/** A sentence that nobody heard, why, and what its owner says of it. */
export function CutSentence({ cut: { sentence, reason, key, isTrue }, sayTrue }: CutSentenceProps) {
  return (
    <div className="flex flex-col items-start gap-1 border-l-2 border-hairline pl-3">
      <p dir="auto" className="w-full text-left text-ink">
        {sentence}
      </p>
      <p>{objectionOf(reason)}</p>
      {key !== null && isTrue && (
        <p role="status" className="flex items-start gap-1 text-ink">
          <Check {...iconSize(18)} className="shrink-0" />
          You said it was true. It is left in from now on, as long as your website says the same.
        </p>
      )}
      {key !== null && sayTrue && (
        <Button
          variant="secondary"
          size="sm"
          busy={sayTrue.sending === key}
          onClick={() => sayTrue.send(key, !isTrue)}
        >
          {isTrue ? 'Take back' : 'This was true'}
        </Button>
      )}
    </div>
  )
}
