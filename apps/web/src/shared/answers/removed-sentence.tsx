import type { Making } from '@foyer/contract/chat'
import { Check } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { removalReason } from './answer-text.ts'
import type { SentenceConfirmation } from './use-sentence-confirmation.ts'

type RemovedSentenceProps = {
  cut: Making['cut'][number]
  /** Null if it can’t be confirmed. */
  confirmation: SentenceConfirmation | null
}

/** A sentence removed from an answer, with the reason and a way to confirm it was true. */
export function RemovedSentence({
  cut: { sentence, reason, key, isTrue },
  confirmation,
}: RemovedSentenceProps) {
  return (
    <div className="flex flex-col items-start gap-1 border-l-2 border-hairline pl-3">
      <p dir="auto" className="w-full text-left text-ink">
        {sentence}
      </p>
      <p>{removalReason(reason)}</p>
      {key !== null && isTrue && (
        <p role="status" className="flex items-start gap-1 text-ink">
          <Check {...iconSize(18)} className="shrink-0" />
          You confirmed this. It will be kept for as long as your website stays the same.
        </p>
      )}
      {key !== null && confirmation && (
        <Button
          variant="secondary"
          size="sm"
          busy={confirmation.sending === key}
          onClick={() => confirmation.send(key, !isTrue)}
        >
          {isTrue ? 'Undo' : 'This was true'}
        </Button>
      )}
    </div>
  )
}
