import type { FactCheck } from '@foyer/contract/facts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { CheckItemRow } from './check-item-row.tsx'
import { useCheck } from './use-check.ts'
import { useFocusOnNext } from './use-focus-on-next.ts'

export const checkHeading = {
  title: 'Check what we understood',
  description: 'Confirm it, or put it right. What you change comes before anything on your website.',
}

type CheckUnderWayProps = {
  assistant: { id: string }
  check: FactCheck
  onClose: () => void
  onOutdated: () => void
}

/** What there is to answer for, from the first to the last. */
export function CheckUnderWay({ assistant, check, onClose, onOutdated }: CheckUnderWayProps) {
  const { items, answers, more, questions, total, answer, correct, confirm, undo, goOn, finish } = useCheck(
    assistant.id,
    check,
    onOutdated,
  )
  const [correcting, setCorrecting] = useState<string | null>(null)
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const open = items.filter(({ key }) => !answers.has(key))
  const sureOnes = open.filter(({ asks, confirmable }) => asks === 'confirmation' && confirmable)
  const asked = items.filter(({ asks }) => asks !== 'confirmation')
  const told = items.filter(({ asks }) => asks === 'confirmation')

  function close() {
    void finish()
    onClose()
  }

  const goOnFrom = useFocusOnNext(all, done)

  function turnTo(key: string | null, before: string) {
    setCorrecting(key)
    if (!key) goOnFrom(before)
  }

  const render = (shown: typeof items) =>
    shown.map((item) => (
      <CheckItemRow
        key={item.key}
        item={item}
        isFirst={item === items[0]}
        answer={answers.get(item.key)}
        correcting={correcting === item.key}
        onCorrecting={(starts) => turnTo(starts ? item.key : null, item.key)}
        onAnswer={(said) => {
          setCorrecting(null)
          void answer(item, said)
          goOnFrom(item.key)
        }}
        onCorrect={async (values) => {
          const { kept, refusal } = await correct(item, values)
          if (kept) turnTo(null, item.key)
          return refusal
        }}
        onUndo={() => {
          void undo(item)
          goOnFrom(item.key)
        }}
      />
    ))

  return (
    <Dialog
      open
      // Escape leaves what is being typed before it leaves the rest.
      onClose={() => (correcting ? turnTo(null, correcting) : close())}
      size="lg"
      {...checkHeading}
      footer={
        <>
          <p role="status" className="figures mr-auto text-xs text-muted max-sm:basis-full">
            {open.length === 0
              ? questions > 0
                ? `${formatCount(questions)} more ${questions === 1 ? 'question' : 'questions'}`
                : 'All answered'
              : `${formatCount(items.length - open.length)} of ${formatCount(items.length)} answered`}
          </p>
          {sureOnes.length > 1 && (
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              onClick={() => {
                void confirm(sureOnes)
                goOnFrom(null)
              }}
            >
              The rest is right
            </Button>
          )}
          {more > 0 && questions > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                goOn()
                goOnFrom(null)
              }}
            >
              Next questions
            </Button>
          )}
          <Button
            ref={done}
            variant={open.length > 0 ? 'secondary' : 'primary'}
            className="max-sm:flex-1"
            onClick={close}
          >
            {open.length > 0 ? 'Later' : 'Done'}
          </Button>
        </>
      }
    >
      <div ref={all} className="flex flex-col gap-6">
        {asked.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold">
              {asked.length < total
                ? `${asked.length} of ${formatCount(total)} questions`
                : asked.length === 1
                  ? 'One question'
                  : `${asked.length} questions`}
            </h2>
            <ul className="flex flex-col gap-3">{render(asked)}</ul>
          </section>
        )}
        {told.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold">
              {asked.length > 0 ? 'Is the rest right?' : 'Is this right?'}
            </h2>
            <ul className="overflow-hidden rounded-card border border-hairline">{render(told)}</ul>
          </section>
        )}
        <p className="text-xs text-muted max-sm:hidden">
          By keyboard: <kbd>Y</kbd> right, <kbd>E</kbd> change, <kbd>D</kbd> drop, Tab to the next.
        </p>
      </div>
    </Dialog>
  )
}
