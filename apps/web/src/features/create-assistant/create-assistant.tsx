import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isScanLimit } from '../../lib/api.ts'
import { assistantsQuery } from '../../shared/assistant-queries.ts'
import { overviewQuery } from '../../shared/overview-query.ts'
import { showAssistantLimit } from '../../shared/plan-notices.ts'
import { limitsQuery } from '../../shared/plan-queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CreateForm } from './create-form.tsx'
import { CreationNote, LimitNotice } from './creation-limits.tsx'
import { CreationOverlay } from './creation-overlay.tsx'
import { readCreation } from './kept-creation.ts'
import { type Outcome, type ReadyAssistant, useCreation } from './use-creation.ts'

type CreateAssistantProps = {
  accountId: string
  open: boolean
  website?: string | undefined
  onClose: () => void
  /** How much of what was understood is worth a look. */
  countChecks: (id: string) => Promise<number>
  onCheck: (assistant: { id: string; name: string }) => void
  onEmbed: (id: string) => void
}

// What the server answers where the website is at fault.
const unreadable = 422

/** From an address to an assistant: the form, the wait, and what came of it. */
export default function CreateAssistant({
  accountId,
  open,
  website = '',
  onClose,
  countChecks,
  onCheck,
  onEmbed,
}: CreateAssistantProps) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const limits = useQuery(limitsQuery)
  const [draft, setDraft] = useState<NewAssistantForm | null>(() => readCreation(accountId)?.values ?? null)
  const [websiteProblem, setWebsiteProblem] = useState<string | null>(null)
  const { running, start, cancel, close } = useCreation(accountId, finish)

  function lookAgain() {
    void queries.invalidateQueries({ queryKey: limitsQuery.queryKey })
    return queries.invalidateQueries({ queryKey: assistantsQuery.queryKey })
  }

  /** What is there now. Where that can't be read, the assistant is ready all the same. */
  async function readyOf({
    id,
    name,
    inBackground,
  }: Extract<Outcome, { kind: 'created' }>): Promise<ReadyAssistant> {
    const [all, counts, checks] = await Promise.all([
      queries.ensureQueryData(assistantsQuery).catch(() => []),
      queries.fetchQuery({ ...overviewQuery, staleTime: 0 }).catch(() => null),
      inBackground ? 0 : countChecks(id),
    ])
    const pages = all.find((each) => each.id === id)?.pageCount ?? 0
    const facts = counts?.assistants.find((each) => each.id === id)?.facts ?? 0
    return { id, name, pages, facts, checks, inBackground }
  }

  async function finish(outcome: Outcome): Promise<ReadyAssistant | null> {
    await lookAgain()
    if (outcome.kind === 'created') {
      setDraft(null)
      onClose()
      return readyOf(outcome)
    }
    tellFailure(outcome)
    return null
  }

  function tellFailure(outcome: Extract<Outcome, { kind: 'failed' }>) {
    const { message, body, status } = outcome.error
    if (isScanLimit(message)) {
      onClose()
      navigate('/billing')
    } else if (body.limitReached || /limit reached/i.test(message)) {
      onClose()
      showAssistantLimit(navigate)
    } else {
      if (status === unreadable && outcome.website) setWebsiteProblem(message)
      toast({ title: 'Error', description: message || 'Failed to create assistant', variant: 'destructive' })
    }
  }

  async function finishedFirst({ id, name }: Assistant) {
    setDraft(null)
    onClose()
    void lookAgain()
    navigate(`/bot/${id}`)
    toast({
      title: `${name} is ready`,
      description: 'It was finished before it could be stopped. Delete it if you don’t want to keep it.',
    })
  }

  async function stop() {
    try {
      const made = await cancel()
      if (made) return finishedFirst(made)
      toast({ title: 'Creation cancelled', description: 'Nothing was created and no scan was counted.' })
    } catch {
      void lookAgain()
      toast({
        title: 'Error',
        description: 'The scan could not be stopped. It may appear on your dashboard.',
        variant: 'destructive',
      })
    }
  }

  return (
    <>
      <Dialog
        open={open && !running}
        onClose={onClose}
        title="Create Assistant"
        description="Enter your website. Foyer reads it and your assistant answers from it."
      >
        <CreateForm
          website={website}
          multiLanguageSupport={limits.data?.limits.multiLanguageSupport}
          draft={draft}
          websiteProblem={websiteProblem}
          notice={limits.data && <LimitNotice plan={limits.data} />}
          left={(typed) => limits.data && <CreationNote plan={limits.data} website={typed} />}
          onSubmit={(values) => {
            setDraft(values)
            setWebsiteProblem(null)
            start(values)
          }}
          // A form is closed by a slip as easily as on purpose.
          onLeave={setDraft}
          onCancel={onClose}
        />
      </Dialog>
      {running && (
        <CreationOverlay
          running={running}
          onCancel={stop}
          onAsk={({ id }) => navigate(`/bot/${id}#test-chat`)}
          onEmbed={({ id }) => onEmbed(id)}
          onCheck={onCheck}
          onClose={close}
        />
      )}
    </>
  )
}
