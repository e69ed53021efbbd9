import type { FactCheck } from '@foyer/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isAwaited, isMissing } from '../../lib/failed-read.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { CheckLook } from './check-look.tsx'
import { checkQuery } from './check-query.ts'
import { useCheck } from './use-check.ts'

export type CheckDialogProps = { assistant: { id: string; name: string }; onClose: () => void }

const title = 'Check what we understood'
const description = 'Confirm it, or put it right. What you say here comes before anything on your website.'

/** The few facts that matter, to be answered for in twenty seconds. */
export default function CheckDialog({ assistant, onClose }: CheckDialogProps) {
  const read = useQuery({ ...checkQuery(assistant.id), refetchOnWindowFocus: false })
  const [begun, setBegun] = useState<FactCheck | null>(null)
  // What is being answered must not move under the owner's hands when it is read again.
  if (read.data && !begun) setBegun(read.data)
  if (begun && begun.facts.length > 0)
    return (
      <Sitting
        key={begun.facts[0]?.id}
        assistant={assistant}
        check={begun}
        onClose={onClose}
        onOutdated={() => void read.refetch().then(({ data }) => data && setBegun(data))}
      />
    )
  const missing = isMissing(read)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      description={description}
      footer={
        begun && (
          <Button data-start="" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {begun && (
        <p className="text-sm text-muted">
          Nothing is waiting for you. You have answered for everything that matters; the rest stands under
          Facts on the page of {assistant.name}.
        </p>
      )}
      {!begun && !missing && (isAwaited(read) || read.isFetching) && (
        <div role="status" aria-label="Loading facts" className="flex flex-col gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
      {missing && (
        <ErrorState
          level={3}
          title="Your facts could not be loaded"
          actions={<Button onClick={() => read.refetch()}>Try again</Button>}
        >
          Your assistant answers as before. You can check them at any time on its page.
        </ErrorState>
      )}
    </Dialog>
  )
}

type SittingProps = CheckDialogProps & { check: FactCheck; onOutdated: () => void }

function Sitting({ assistant, check, onClose, onOutdated }: SittingProps) {
  const { looks, answers, more, questions, answer, confirm, undo, goOn, finish } = useCheck(
    assistant.id,
    check,
    onOutdated,
  )
  const [correcting, setCorrecting] = useState<string | null>(null)
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const open = looks.filter(({ key }) => !answers.has(key))
  const sureOnes = open.filter(({ asks }) => asks === 'confirmation')
  const asked = looks.filter(({ asks }) => asks !== 'confirmation')
  const told = looks.filter(({ asks }) => asks === 'confirmation')

  function close() {
    void finish()
    onClose()
  }

  /** Whoever answers with the keyboard is at the next one at once; the one they left, where it is open again. */
  function goOnFrom(key: string | null) {
    requestAnimationFrame(() => {
      const shown = [...(all.current?.querySelectorAll<HTMLElement>('[data-look]') ?? [])]
      const from = Math.max(
        0,
        shown.findIndex(({ dataset }) => dataset.key === key),
      )
      const next = [...shown.slice(from), ...shown.slice(0, from)].find(
        ({ dataset }) => dataset.look === 'open',
      )
      ;(next?.querySelector<HTMLElement>('[data-yes]') ?? done.current)?.focus()
    })
  }

  function correct(key: string | null, before: string) {
    setCorrecting(key)
    if (!key) goOnFrom(before)
  }

  const render = (shown: typeof looks) =>
    shown.map((look) => (
      <CheckLook
        key={look.key}
        look={look}
        isFirst={look === looks[0]}
        answer={answers.get(look.key)}
        correcting={correcting === look.key}
        onCorrecting={(starts) => correct(starts ? look.key : null, look.key)}
        onAnswer={(said) => {
          setCorrecting(null)
          void answer(look, said)
          goOnFrom(look.key)
        }}
        onUndo={() => {
          void undo(look)
          goOnFrom(look.key)
        }}
      />
    ))

  return (
    <Dialog
      open
      // Escape leaves what is being typed before it leaves the rest.
      onClose={() => (correcting ? correct(null, correcting) : close())}
      size="lg"
      title={title}
      description={description}
      footer={
        <>
          <p role="status" className="figures mr-auto text-xs text-muted max-sm:basis-full">
            {open.length === 0
              ? questions > 0
                ? `${formatCount(questions)} more ${questions === 1 ? 'question' : 'questions'}`
                : 'All answered'
              : `${formatCount(looks.length - open.length)} of ${formatCount(looks.length)} answered`}
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
              {asked.length === 1 ? 'One question' : `${asked.length} questions`}
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
