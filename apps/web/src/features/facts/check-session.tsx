import type { FactCheck } from '@foyer/contract/facts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CheckItemRow } from './check-item-row.tsx'
import { useCheck } from './use-check.ts'
import { useFocusOnNext } from './use-focus-on-next.ts'

export const checkHeading = {
  title: 'Review your facts',
  description: 'Confirm or correct them. Your changes take priority over your website.',
}

type CheckSessionProps = {
  assistant: { id: string }
  check: FactCheck
  onClose: () => void
  onOutdated: () => void
}

export function CheckSession({ assistant, check, onClose, onOutdated }: CheckSessionProps) {
  const { items, answers, more, questions, total, answer, correct, confirm, undo, showNext, finish } =
    useCheck(assistant.id, check, onOutdated)
  const [correcting, setCorrecting] = useState<string | null>(null)
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const open = items.filter(({ key }) => !answers.has(key))
  const sureOnes = open.filter(({ asks, confirmable }) => asks === 'confirmation' && confirmable)
  const asked = items.filter(({ asks }) => asks !== 'confirmation')
  const confirmable = items.filter(({ asks }) => asks === 'confirmation')

  function close() {
    void finish()
    onClose()
  }

  const focusNextFrom = useFocusOnNext(all, done)

  function setCorrectingAndFocus(key: string | null, before: string) {
    setCorrecting(key)
    if (!key) focusNextFrom(before)
  }

  const render = (shown: typeof items) =>
    shown.map((item) => (
      <CheckItemRow
        key={item.key}
        item={item}
        isFirst={item === items[0]}
        answer={answers.get(item.key)}
        correcting={correcting === item.key}
        onCorrecting={(starts) => setCorrectingAndFocus(starts ? item.key : null, item.key)}
        onAnswer={(said) => {
          setCorrecting(null)
          void answer(item, said)
          focusNextFrom(item.key)
        }}
        onCorrect={async (values) => {
          const { kept, refusal } = await correct(item, values)
          if (kept) setCorrectingAndFocus(null, item.key)
          return refusal
        }}
        onUndo={() => {
          void undo(item)
          focusNextFrom(item.key)
        }}
      />
    ))

  return (
    <Dialog
      open
      // Escape first cancels the edit.
      onClose={() => (correcting ? setCorrectingAndFocus(null, correcting) : close())}
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
                focusNextFrom(null)
              }}
            >
              Confirm the rest
            </Button>
          )}
          {more > 0 && questions > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                showNext()
                focusNextFrom(null)
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
        {confirmable.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold">
              {asked.length > 0 ? 'Is the rest correct?' : 'Is this correct?'}
            </h2>
            <ul className="overflow-hidden rounded-card border border-hairline">{render(confirmable)}</ul>
          </section>
        )}
        <p className="text-xs text-muted max-sm:hidden">
          Keyboard: <kbd>Y</kbd> confirm, <kbd>E</kbd> edit, <kbd>D</kbd> remove, Tab for the next.
        </p>
      </div>
    </Dialog>
  )
}
