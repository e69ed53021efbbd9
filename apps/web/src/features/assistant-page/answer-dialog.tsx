import type { NewTaughtAnswer, TaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { sayFailure } from '../../lib/say-failure.ts'
import { sayNoConnection } from '../../lib/say-no-connection.ts'
import { choicesOf } from '../../shared/assistant-choices.ts'
import { taughtPath, taughtQuery } from '../../shared/assistant-queries.ts'
import { analyticsKey } from '../../shared/conversation-queries.ts'
import { overviewQuery } from '../../shared/overview-query.ts'
import { type Lesson, rememberTaught } from '../../shared/taught.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDiscard } from '../../ui/discard-dialog.tsx'
import { Field, Input, SelectField, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'

const questionLimit = 500
const answerLimit = 4_000

async function checked(given: NewTaughtAnswer) {
  const [{ checkValues }, { newTaughtAnswer }] = await Promise.all([
    import('../../lib/check-values.ts'),
    import('@foyer/contract/analytics'),
  ])
  return checkValues(newTaughtAnswer, given)
}

type AnswerDialogProps = {
  /** Whom to teach; of several the owner chooses one. */
  teachTo: Pick<Assistant, 'id' | 'name'>[]
  onClose: () => void
} & Partial<Lesson>

/** Adds an answer, or changes the one given. */
export default function AnswerDialog({
  teachTo,
  taught,
  question = '',
  answer = '',
  draft = '',
  onClose,
}: AnswerDialogProps) {
  const queries = useQueryClient()
  const [assistant, setAssistant] = useState(teachTo[0]?.id ?? '')
  const path = taughtPath(assistant)
  const [before] = useState<NewTaughtAnswer>({
    question: taught?.question ?? question.slice(0, questionLimit),
    answer: taught?.answer ?? (answer || draft).slice(0, answerLimit),
  })
  const [values, setValues] = useState(before)
  const edited = values.question !== before.question || values.answer !== before.answer
  const discard = useDiscard(
    edited,
    onClose,
    'Your assistant goes on answering as it did. What you typed is lost.',
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useMutation({
    mutationFn: (wanted: NewTaughtAnswer) =>
      taught ? api.put<TaughtAnswer>(`${path}/${taught.id}`, wanted) : api.post<TaughtAnswer>(path, wanted),
    onSuccess: async (saved) => {
      if (question) rememberTaught(assistant, question, saved)
      await Promise.all(
        [taughtQuery(assistant).queryKey, analyticsKey, overviewQuery.queryKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
      toast({
        title: taught ? 'Answer saved' : 'Answer taught',
        description: 'Your assistant uses it from the next question on.',
      })
      onClose()
    },
    onError: sayFailure('Failed to save the answer'),
  })

  async function submit() {
    try {
      const { values: wanted, errors } = await checked(values)
      setErrors(errors ?? {})
      if (wanted) save.mutate(wanted)
    } catch {
      sayNoConnection()
    }
  }

  return (
    <Dialog
      open
      onClose={discard.close}
      title={taught ? 'Edit answer' : answer ? 'Correct this answer' : 'Teach an answer'}
      description="Your words come before anything on your website."
      footer={
        <>
          <Button variant="secondary" onClick={discard.close}>
            Cancel
          </Button>
          <Button type="submit" form="taught-answer" busy={save.isPending}>
            {taught ? 'Save answer' : 'Teach answer'}
          </Button>
        </>
      }
    >
      <form
        id="taught-answer"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {teachTo.length > 1 && (
          <SelectField
            label="Assistant"
            choices={choicesOf(teachTo)}
            value={assistant}
            onChoose={setAssistant}
          />
        )}
        <Field label="Question" hint="As a visitor would ask it." error={errors.question}>
          <Input
            value={values.question}
            onChange={({ target }) => setValues({ ...values, question: target.value })}
          />
        </Field>
        <Field
          label="Answer"
          hint={draft && !taught && 'From your website: make of it what you would say.'}
          error={errors.answer}
        >
          <Textarea
            data-start={question ? '' : undefined}
            className="max-h-64"
            value={values.answer}
            onChange={({ target }) => setValues({ ...values, answer: target.value })}
          />
        </Field>
      </form>
      {discard.question}
    </Dialog>
  )
}
