import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount } from '../../ui/format.ts'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { checkDialog, checkTitle } from './check-chunk.ts'
import { checkQuery } from './check-query.ts'

const preloadCheck = () => void checkDialog.preload().catch(() => {})

type QuestionsNoteProps = {
  assistant: { id: string; name: string; scan?: { finishedAt: string | null } }
  /** Also shown if facts are only unconfirmed. */
  always?: boolean
  className?: string
}

export function QuestionsNote({ assistant, always = false, className }: QuestionsNoteProps) {
  const { data, refetch } = useQuery(checkQuery(assistant.id))
  // A scan finished in the background may have found more to review.
  const finishedAt = assistant.scan?.finishedAt ?? null
  const checked = useRef(finishedAt)
  useEffect(() => {
    if (checked.current === finishedAt) return
    checked.current = finishedAt
    void refetch()
  }, [finishedAt, refetch])
  const [open, setOpen] = useState(false)
  const questions = data?.questions ?? 0
  const shown = questions > 0 || (always && (data?.facts.length ?? 0) > 0)
  return (
    <>
      {shown && (
        <section
          role="status"
          aria-label={checkTitle}
          className={cx(
            'flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline p-4 text-sm',
            questions > 0 ? 'bg-warn-wash' : 'bg-wash',
            className,
          )}
        >
          <div className="flex min-w-0 flex-1 basis-64 gap-3">
            <MessageCircleQuestion
              {...iconSize(20)}
              className={cx('shrink-0', questions > 0 ? 'text-warn' : 'text-accent')}
            />
            <div className="min-w-0">
              <p className="font-medium">
                {questions === 0
                  ? 'Are these facts correct?'
                  : questions === 1
                    ? 'One question about your business'
                    : `${formatCount(questions)} questions about your business`}
              </p>
              <p className="mt-0.5 text-muted">
                {questions > 0
                  ? 'Your website is unclear here, or contradicts you. Your version applies, and doubtful facts are never stated as certain.'
                  : 'Take twenty seconds to confirm the essentials.'}
              </p>
            </div>
          </div>
          <Button
            size="sm"
            variant={questions > 0 ? 'primary' : 'secondary'}
            className="max-sm:h-10 max-sm:w-full"
            onPointerEnter={preloadCheck}
            onFocus={preloadCheck}
            onClick={() => setOpen(true)}
          >
            {checkTitle}
          </Button>
        </section>
      )}
      {open && (
        <LazyDialog
          chunk={checkDialog}
          title={checkTitle}
          props={{ assistant, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
