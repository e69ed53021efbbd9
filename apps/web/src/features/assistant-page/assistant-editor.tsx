import type { Assistant } from '@foyer/contract/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { refetchAssistantsOnNotFound } from '../../lib/api/query-client.ts'
import { messageOf } from '../../lib/http/http.ts'
import { assistantQuery, assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { showRefusal } from '../../shared/plan/plan-notices.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { useTab } from '../../ui/history/use-tab.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { DiscardDialog } from '../../ui/overlays/discard-dialog.tsx'
import { ApiTab } from './api-tab.tsx'
import { AssistantHeader } from './assistant-header.tsx'
import type { FieldName } from './draft.ts'
import { ConflictNotice, OverlapNotice, RestoredNotice } from './draft-notices.tsx'
import { GeneralTab } from './general-tab.tsx'
import { PersonalityTab } from './personality-tab.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const advancedTab = chunk(() => import('./advanced-tab.tsx'))

const taughtAnswers = chunk(() => import('./taught-answers.tsx'))

const waiting = <Skeleton className="h-72 rounded-card" />

const advancedFields: FieldName[] = ['promptTemplate', 'allowedDomains', 'dailyIpLimit', 'voiceEnabled']

type AssistantEditorProps = {
  assistant: Assistant
  /** Shown above the tabs. */
  notice: ReactNode
  facts: ReactNode
  knowledge: ReactNode
  onEmbed: () => void
  /** Shown next to the tabs. */
  aside: ReactNode
}

export function AssistantEditor({
  assistant,
  notice,
  facts,
  knowledge,
  aside,
  onEmbed,
}: AssistantEditorProps) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const limits = useQuery(limitsQuery).data
  const [tab, setTab] = useTab(['general', 'personality', 'facts', 'knowledge', 'taught', 'advanced', 'api'])
  const [deleted, setDeleted] = useState(false)
  const editor = useRef<HTMLDivElement>(null)
  const { draft, dirty, restored, conflict, overlap, save, reload, discard, store } = useDraft(assistant)
  const guard = useLeaveGuard(dirty)

  async function submit() {
    const outcome = await save()
    if (outcome.kind === 'saved') toast({ title: 'Success', description: 'Assistant updated successfully' })
    else if (outcome.kind === 'invalid') {
      setTab(outcome.fields.every((name) => advancedFields.includes(name)) ? 'advanced' : 'general')
      // The tab may still be opening.
      setTimeout(() => editor.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      toast({
        title: 'Failed to update assistant',
        description: 'Please check the highlighted fields.',
        variant: 'destructive',
      })
    } else if (outcome.kind === 'failed') {
      refetchAssistantsOnNotFound(outcome.error)
      const message = messageOf(outcome.error, 'Please check your connection and try again.')
      showRefusal(message, navigate, 'Failed to update assistant')
    }
    return outcome.kind === 'saved'
  }

  function openTaught() {
    setTab('taught')
    // The link that was clicked disappears with its tab.
    editor.current?.querySelector<HTMLElement>('[role=tab][id$=taught]')?.focus()
  }

  function leave() {
    guard.leave()
    discard()
  }

  function afterDeletion() {
    guard.drop()
    discard()
    void queries.invalidateQueries({ queryKey: assistantsQuery.queryKey, exact: true })
    setDeleted(true)
    navigate('/dashboard', { replace: true })
  }

  // Removed only after leaving, or the page would refetch the deleted assistant.
  useEffect(() => {
    if (deleted) return () => queries.removeQueries({ queryKey: assistantQuery(assistant.id).queryKey })
  }, [deleted, queries, assistant.id])

  return (
    <>
      <AssistantHeader
        assistant={assistant}
        dirty={dirty}
        saving={draft.saving}
        onSave={() => void submit()}
        onEmbed={onEmbed}
      />
      {conflict && <ConflictNotice theirs={conflict} onReload={reload} />}
      {!conflict && overlap.length > 0 && (
        <OverlapNotice names={overlap} onTakeTheirs={() => discard(overlap)} />
      )}
      {!conflict && overlap.length === 0 && restored.length > 0 && (
        <RestoredNotice names={restored} onDiscard={() => discard()} />
      )}
      {tab !== 'facts' && notice}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div ref={editor} className="min-w-0">
          <Tabs
            label="Configuration"
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'general',
                label: 'General',
                content: <GeneralTab draft={draft} limits={limits} foundTimeZone={assistant.foundTimeZone} />,
              },
              { value: 'personality', label: 'Personality', content: <PersonalityTab draft={draft} /> },
              { value: 'facts', label: 'Facts', content: facts },
              { value: 'knowledge', label: 'Knowledge', content: knowledge },
              {
                value: 'taught',
                label: 'Taught answers',
                content: <LazyPart chunk={taughtAnswers} waiting={waiting} props={{ assistant }} />,
              },
              {
                value: 'advanced',
                label: 'Advanced',
                content: (
                  <LazyPart
                    chunk={advancedTab}
                    waiting={waiting}
                    props={{
                      assistant,
                      draft,
                      limits,
                      onTeach: openTaught,
                      onDeleted: afterDeletion,
                      onRebuilt: (fresh) => {
                        discard(['promptTemplate'])
                        void store(fresh)
                      },
                    }}
                  />
                ),
              },
              {
                value: 'api',
                label: 'API',
                content: <ApiTab assistant={assistant} onRotated={(fresh) => void store(fresh)} />,
              },
            ]}
          />
        </div>
        {aside}
      </div>
      <DiscardDialog
        open={guard.asking}
        lost="Your assistant stays as last saved, and your changes will be lost."
        onKeep={guard.stay}
        onDiscard={leave}
        onSave={submit}
      />
    </>
  )
}
