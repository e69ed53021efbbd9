import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isScanLimit } from '../../lib/api/api.ts'
import { assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { overviewQuery } from '../../shared/conversations/overview-query.ts'
import { showAssistantLimit } from '../../shared/plan/plan-notices.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CreateForm } from './create-form.tsx'
import { CreationNote, LimitNotice } from './creation-limits.tsx'
import { CreationOverlay } from './creation-overlay.tsx'
import { readCreation } from './creation-storage.ts'
import { type Outcome, type ReadyAssistant, useCreation } from './use-creation.ts'

type CreateAssistantProps = {
  accountId: string
  open: boolean
  website?: string | undefined
  onClose: () => void
  countChecks: (id: string) => Promise<number>
  onCheck: (assistant: { id: string; name: string }) => void
  onEmbed: (id: string) => void
}

// The server’s status for unreadable websites.
const unreadable = 422

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

  function refetch() {
    void queries.invalidateQueries({ queryKey: limitsQuery.queryKey })
    return queries.invalidateQueries({ queryKey: assistantsQuery.queryKey })
  }

  /** Failed counts are ignored because the assistant is ready anyway. */
  async function summarize({
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
    await refetch()
    if (outcome.kind === 'created') {
      setDraft(null)
      onClose()
      return summarize(outcome)
    }
    showError(outcome)
    return null
  }

  function showError(outcome: Extract<Outcome, { kind: 'failed' }>) {
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

  async function openFinished({ id, name }: Assistant) {
    setDraft(null)
    onClose()
    void refetch()
    navigate(`/bot/${id}`)
    toast({
      title: `${name} is ready`,
      description: 'It finished before we could stop it. Delete it if you don’t need it.',
    })
  }

  async function stop() {
    try {
      const made = await cancel()
      if (made) return openFinished(made)
      toast({ title: 'Creation canceled', description: 'Nothing was created, and no scan was used.' })
    } catch {
      void refetch()
      toast({
        title: 'Error',
        description: 'Couldn’t stop the scan. The assistant may appear on your dashboard.',
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
        description="Enter your website. Foyer reads it, and your assistant answers from it."
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
          // Kept in case the form was closed by accident.
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
