import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { limitsQuery, usageQuery } from '../lib/query-client.ts'
import { useQueryParams } from '../lib/use-query-params.ts'
import { useSession } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Stat, Stats } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { iconSize } from '../ui/icon-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states.tsx'

const count = new Intl.NumberFormat('en')
// Shown while nothing has been measured yet.
const assumedResponseTime = '0.8'

export default function Dashboard() {
  const { user } = useSession()
  const { website } = useQueryParams()
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(Boolean(website))
  const limits = useQuery(limitsQuery)
  const usage = useQuery(usageQuery)

  function close() {
    setCreating(false)
    if (website) navigate('/dashboard', { replace: true })
  }

  const assistants = limits.data?.usage.assistants ?? usage.data?.assistants
  const messages = limits.data?.usage.messages ?? usage.data?.messageCount

  return (
    <>
      <PageMeta title="Dashboard · Foyer" description="Your assistants, their usage and your plan." />
      <PageHeader
        title={`Welcome back, ${user?.firstName || 'User'}`}
        description="Your assistants, and what they have done this month."
      />
      <Stats>
        <Stat label="Active Assistants" value={assistants === undefined ? '–' : count.format(assistants)} />
        <Stat
          label="Messages Processed"
          value={messages === undefined ? '–' : count.format(messages)}
          note="This month"
        />
        <Stat
          label="Avg Response Time"
          value={assumedResponseTime}
          unit="s"
          note="Measured once visitors have asked"
        />
      </Stats>
      <EmptyState
        className="mt-8"
        title="No assistants yet"
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus {...iconSize(18)} /> Create Your First Assistant
          </Button>
        }
        example={
          <div className="arch hidden w-64 flex-col justify-end bg-wash px-5 pb-7 sm:flex">
            <SampleExchange />
          </div>
        }
      >
        An assistant reads your website and answers your visitors from it. Enter an address and it is ready in
        a few minutes.
      </EmptyState>
      <Dialog
        open={creating}
        onClose={close}
        title="Create Assistant"
        description="Reading websites is not built yet."
        size="sm"
        footer={<Button onClick={close}>Close</Button>}
      >
        <p className="text-sm text-muted">
          {website ? (
            <>
              When it is, this is where <strong className="font-medium text-ink">{website}</strong> becomes
              your first assistant.
            </>
          ) : (
            'When it is, you enter your website here and watch it being read.'
          )}
        </p>
      </Dialog>
    </>
  )
}
