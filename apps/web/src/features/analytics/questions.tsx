import type { Analytics, NewTaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'

type Groups = Analytics['unanswered']

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

export function TopQuestions({ groups }: { groups: Groups }) {
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Top questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">Nobody has asked anything yet.</p>}
      <ol className="flex flex-col gap-3">
        {groups.map(({ question, count }) => (
          <li key={question} className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 break-words">{question}</span>
            <span className="figures shrink-0 text-xs text-muted">{times(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type TeachProps = { question: string; assistants: Assistant[]; onTaught: () => void; onClose: () => void }

function TeachDialog({ question: asked, assistants, onTaught, onClose }: TeachProps) {
  const [assistant, setAssistant] = useState(assistants[0]?.id ?? '')
  const [question, setQuestion] = useState(asked)
  const [answer, setAnswer] = useState('')
  const teach = useMutation({
    mutationFn: (pair: NewTaughtAnswer) => api.post(`/api/assistants/${assistant}/answers`, pair),
    onSuccess: () => {
      toast({ title: 'Answer taught', description: 'Your assistant uses it from the next question on.' })
      onTaught()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The answer could not be saved.'),
        variant: 'destructive',
      }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Teach an answer"
      description="Your words come before anything on your website."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={teach.isPending}
            disabled={!assistant || !question.trim() || !answer.trim()}
            onClick={() => teach.mutate({ question, answer })}
          >
            Teach
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {assistants.length > 1 && (
          <Field label="Assistant">
            <Select value={assistant} onChange={({ target }) => setAssistant(target.value)}>
              {assistants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Question">
          <Input value={question} maxLength={500} onChange={({ target }) => setQuestion(target.value)} />
        </Field>
        <Field label="Answer">
          <Textarea value={answer} maxLength={4_000} onChange={({ target }) => setAnswer(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

/** What visitors wanted to know and the website does not tell: the owner's list of things to say. */
export function Unanswered({ groups, teachTo }: { groups: Groups; teachTo: Assistant[] }) {
  const [teaching, setTeaching] = useState<string | null>(null)
  const [taught, setTaught] = useState<ReadonlySet<string>>(new Set())
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Unanswered questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">Every question so far found its answer.</p>}
      <ol className="flex flex-col gap-4">
        {groups.map(({ question, count, examples }) => (
          <li key={question} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-sm break-words">{question}</p>
              <p className="figures text-xs text-muted">
                Asked {times(count)}
                {examples.length > 1 && `, also as “${examples.find((each) => each !== question)}”`}
              </p>
            </div>
            {taught.has(question) ? (
              <Badge tone="good">Taught</Badge>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                disabled={teachTo.length === 0}
                onClick={() => setTeaching(question)}
              >
                Teach an answer
              </Button>
            )}
          </li>
        ))}
      </ol>
      {teaching !== null && (
        <TeachDialog
          question={teaching}
          assistants={teachTo}
          onClose={() => setTeaching(null)}
          onTaught={() => {
            setTaught(new Set([...taught, teaching]))
            setTeaching(null)
          }}
        />
      )}
    </section>
  )
}
