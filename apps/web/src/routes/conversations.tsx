import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import type AnswerDialog from '../features/assistant-page/answer-dialog.tsx'
import { ConversationsPanel } from '../features/conversations/conversations-panel.tsx'
import { useDownload } from '../features/conversations/use-download.ts'
import { emptyArch } from '../features/marketing/empty-arch.tsx'
import { LimitWarning } from '../features/plan/limit-warning.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { assistantsQuery } from '../shared/assistants/assistant-queries.ts'
import { limitsQuery } from '../shared/plan/plan-queries.ts'
import { Button } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { useTab } from '../ui/history/use-tab.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { chunk } from '../ui/loading/chunk.tsx'
import { LazyPart } from '../ui/loading/lazy.tsx'
import { LazyDialog } from '../ui/overlays/lazy-dialog.tsx'

// Loaded on demand because of its charts.
const analyticsPanel = chunk(() => import('../features/analytics/analytics-panel.tsx'))

const leadsPanel = chunk(() => import('../features/leads/leads-panel.tsx'))

const answerDialog = chunk(() => import('../features/assistant-page/answer-dialog.tsx'))

export default function Conversations() {
  const assistants = useQuery(assistantsQuery)
  const limits = useQuery(limitsQuery)
  const download = useDownload()
  const [tab, setTab] = useTab(['conversations', 'leads', 'analytics'])
  const all = assistants.data ?? []
  // Opens the Leads tab for a lead in the query, also on a later navigation.
  const asked = new URLSearchParams(useSearch()).get('lead')
  const showLeads = useEffectEvent(() => setTab('leads'))
  useEffect(() => {
    if (asked) showLeads()
  }, [asked])
  const [teaching, setTeaching] = useState<Omit<ComponentProps<typeof AnswerDialog>, 'onClose'> | null>(null)
  return (
    <>
      <PageMeta title="Conversations · Foyer" />
      <PageHeader
        title="Conversations"
        description="What visitors asked, and how your assistants answered."
        actions={
          <Button
            variant="secondary"
            busy={download.isPending}
            onClick={() =>
              download.mutate({ path: '/api/conversations/download', name: 'conversations-all.json' })
            }
          >
            <Download {...iconSize(18)} /> Download All
          </Button>
        }
      />
      <LimitWarning only="messages" />
      <Tabs
        label="Conversations"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'conversations',
            label: 'Conversations',
            content: (
              <ConversationsPanel
                assistants={all}
                example={emptyArch}
                onTeach={(assistantId, lesson) =>
                  setTeaching({ teachTo: [{ id: assistantId, name: '' }], ...lesson })
                }
              />
            ),
          },
          {
            value: 'leads',
            label: 'Leads',
            content: (
              <LazyPart
                chunk={leadsPanel}
                waiting={<Skeleton className="h-96 rounded-card" />}
                props={{ assistants: all, asked }}
              />
            ),
          },
          {
            value: 'analytics',
            label: 'Analytics',
            content: (
              <LazyPart
                chunk={analyticsPanel}
                waiting={<Skeleton className="h-96 rounded-card" />}
                props={{
                  assistants: all,
                  // If the plan can’t be loaded, the server still enforces it.
                  allowed: limits.data?.limits.analyticsEnabled ?? (limits.isError || undefined),
                  onTeach: setTeaching,
                }}
              />
            ),
          },
        ]}
      />
      {teaching && (
        <LazyDialog
          chunk={answerDialog}
          title="Teach an answer"
          props={{ ...teaching, onClose: () => setTeaching(null) }}
        />
      )}
    </>
  )
}
