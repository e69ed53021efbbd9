import type { NewTaughtAnswer, TaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { useValidatedValues } from '../../lib/forms/use-validated-values.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { type Lesson, rememberTaught } from '../../shared/answers/taught.ts'
import { choicesOf } from '../../shared/assistants/assistant-choices.ts'
import { taughtPath, taughtQuery } from '../../shared/assistants/assistant-queries.ts'
import { analyticsKey } from '../../shared/conversations/conversation-queries.ts'
import { overviewQuery } from '../../shared/conversations/overview-query.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Field, Input, SelectField, Textarea } from '../../ui/controls/field.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'

const questionLimit = 500
const answerLimit = 4_000

async function checked(given: NewTaughtAnswer) {
  const [{ validate }, { newTaughtAnswer }] = await Promise.all([
    import('../../lib/forms/validate.ts'),
    import('@foyer/contract/analytics'),
  ])
  return validate(newTaughtAnswer, given)
}

type AnswerDialogProps = {
  teachTo: Pick<Assistant, 'id' | 'name'>[]
  onClose: () => void
} & Partial<Lesson>

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
  const save = useMutation({
    mutationFn: (wanted: NewTaughtAnswer) =>
      taught
        ? saveForm({ question: taught.question, answer: taught.answer }, wanted, (body) =>
            api.put<TaughtAnswer>(`${path}/${taught.id}`, body),
          )
        : api.post<TaughtAnswer>(path, wanted),
    onSuccess: async (saved) => {
      if (question && saved) rememberTaught(assistant, question, saved)
      await Promise.all(
        [taughtQuery(assistant).queryKey, analyticsKey, overviewQuery.queryKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
      if (!saved) return onClose()
      toast({
        title: taught ? 'Answer saved' : 'Answer taught',
        description: 'Your assistant will use it from the next question.',
      })
      onClose()
    },
    onError: showFailure('Failed to save the answer'),
  })

  const { values, change, edited, errors, submit } = useValidatedValues<NewTaughtAnswer, NewTaughtAnswer>(
    {
      question: taught?.question ?? question.slice(0, questionLimit),
      answer: taught?.answer ?? (answer || draft).slice(0, answerLimit),
    },
    checked,
    save.mutate,
  )

  return (
    <FormDialog
      title={taught ? 'Edit answer' : answer ? 'Correct this answer' : 'Teach an answer'}
      description="Your answer takes priority over your website."
      action={taught ? 'Save answer' : 'Teach answer'}
      busy={save.isPending}
      lost={edited && 'Your assistant keeps its current answer, and your changes will be lost.'}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onClose={onClose}
    >
      {teachTo.length > 1 && (
        <SelectField
          label="Assistant"
          choices={choicesOf(teachTo)}
          value={assistant}
          onChoose={setAssistant}
        />
      )}
      <Field required label="Question" hint="As a visitor would ask it." error={errors.question}>
        <Input value={values.question} onChange={({ target }) => change({ question: target.value })} />
      </Field>
      <Field
        required
        label="Answer"
        hint={draft && !taught && 'From your website. Edit it as you like.'}
        error={errors.answer}
      >
        <Textarea
          data-start={question ? '' : undefined}
          className="max-h-64"
          value={values.answer}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
