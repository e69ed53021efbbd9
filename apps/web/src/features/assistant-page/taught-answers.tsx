import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { taughtPath, taughtQuery } from '../../shared/assistants/assistant-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { announce } from '../../ui/messages/announce.ts'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import AnswerDialog from './answer-dialog.tsx'
import { Part } from './part.tsx'

const searchedFrom = 11

type OpenAnswerDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; taught: TaughtAnswer }

function Row({ taught, onOpen }: { taught: TaughtAnswer; onOpen: (open: OpenAnswerDialog) => void }) {
  return (
    <li className="flex items-start gap-2 border-t border-hairline py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-left font-medium break-words">
          {taught.question}
        </p>
        <p dir="auto" className="mt-0.5 line-clamp-3 text-left break-words whitespace-pre-line text-muted">
          {taught.answer}
        </p>
      </div>
      <IconButton
        label={`Edit “${taught.question}”`}
        size="sm"
        onClick={() => onOpen({ kind: 'edit', taught })}
      >
        <Pencil {...iconSize(18)} />
      </IconButton>
      <IconButton
        label={`Remove “${taught.question}”`}
        size="sm"
        onClick={() => onOpen({ kind: 'remove', taught })}
      >
        <Trash2 {...iconSize(18)} />
      </IconButton>
    </li>
  )
}

function RemoveDialog({
  assistantId,
  taught,
  onClose,
}: {
  assistantId: string
  taught: TaughtAnswer
  onClose: () => void
}) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.delete(`${taughtPath(assistantId)}/${taught.id}`),
    onSuccess: () => {
      announce('Answer removed')
      onClose()
    },
    onError: showFailure('Failed to remove the answer'),
    onSettled: () => queries.invalidateQueries({ queryKey: taughtQuery(assistantId).queryKey }),
  })
  return (
    <ConfirmDialog
      title="Remove this answer?"
      description={`“${taught.question}” will be answered from your website again, if it covers it.`}
      action="Remove answer"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}

function List({ answers, onOpen }: { answers: TaughtAnswer[]; onOpen: (open: OpenAnswerDialog) => void }) {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const found = answers.filter(({ question, answer }) =>
    `${question} ${answer}`.toLowerCase().includes(words),
  )
  return (
    <>
      {answers.length >= searchedFrom && (
        <SearchField
          label="Search taught answers"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {found.length === 0 && <LiveText className="text-muted">No results for “{wanted}”.</LiveText>}
      <ul aria-label="Taught answers">
        {found.map((taught) => (
          <Row key={taught.id} taught={taught} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

export default function TaughtAnswers({ assistant }: { assistant: Assistant }) {
  const answers = useQuery(taughtQuery(assistant.id))
  const [open, setOpen] = useState<OpenAnswerDialog | null>(null)
  const close = () => setOpen(null)
  return (
    <Part
      title="Taught answers"
      about="Your own answers to specific questions. They apply immediately and take priority over your website."
      action={
        <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'add' })}>
          <Plus {...iconSize(18)} /> Teach an answer
        </Button>
      }
    >
      {isFirstLoad(answers) && <Skeleton className="h-20 rounded-control" />}
      {hasFailedToLoad(answers) && (
        <ErrorState
          level={3}
          title="Couldn’t load your answers"
          actions={<Button onClick={() => answers.refetch()}>Try again</Button>}
        >
          Your assistant still uses them. Please try again.
        </ErrorState>
      )}
      {answers.data?.length === 0 && (
        <p className="rounded-control bg-sunken px-4 py-3 text-xs text-muted">
          None yet. For example: “Do you have parking?” – “Yes, behind the building, free for two hours.”
        </p>
      )}
      {answers.data && answers.data.length > 0 && <List answers={answers.data} onOpen={setOpen} />}
      {open?.kind === 'remove' && (
        <RemoveDialog assistantId={assistant.id} taught={open.taught} onClose={close} />
      )}
      {open && open.kind !== 'remove' && (
        <AnswerDialog
          teachTo={[assistant]}
          {...(open.kind === 'edit' && { taught: open.taught })}
          onClose={close}
        />
      )}
    </Part>
  )
}
