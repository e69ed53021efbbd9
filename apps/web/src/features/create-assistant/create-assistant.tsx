import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { assistantsQuery } from '../../lib/assistants-query.ts'
import { limitsQuery } from '../../lib/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CreateForm } from './create-form.tsx'
import { CreationOverlay } from './creation-overlay.tsx'
import { type Outcome, useCreation } from './use-creation.ts'

type CreateAssistantProps = { open: boolean; website?: string | undefined; onClose: () => void }

/** From an address to an assistant: the form, the wait, and what came of it. */
export function CreateAssistant({ open, website = '', onClose }: CreateAssistantProps) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const limits = useQuery(limitsQuery)
  const [draft, setDraft] = useState<NewAssistantForm | null>(null)
  const { running, start, cancel } = useCreation(finish)

  async function finish(outcome: Outcome) {
    void queries.invalidateQueries({ queryKey: limitsQuery.queryKey })
    await queries.invalidateQueries({ queryKey: assistantsQuery.queryKey })
    if (outcome.kind === 'created') {
      setDraft(null)
      onClose()
      toast({
        title: `${outcome.name} is ready`,
        description: outcome.inBackground
          ? 'It answers from what it has read so far. The rest of your website is being read in the background.'
          : 'Ask it something, or add it to your website.',
        action: { label: 'Open', onClick: () => navigate(`/bot/${outcome.id}`) },
      })
      return
    }
    const { message, body } = outcome.error
    if (message.includes('Scraping limit reached')) {
      onClose()
      navigate('/billing')
    } else if (body.limitReached || /limit reached/i.test(message)) {
      onClose()
      toast({
        title: 'Assistant Limit Reached',
        description: "You've reached your plan's assistant limit. Upgrade to Pro to create more assistants!",
        variant: 'destructive',
        action: { label: 'Upgrade Plan', onClick: () => navigate('/billing') },
      })
    } else {
      toast({ title: 'Error', description: message || 'Failed to create assistant', variant: 'destructive' })
    }
  }

  async function stop() {
    try {
      await cancel()
      toast({ title: 'Creation cancelled', description: 'Nothing was created and no scan was counted.' })
    } catch {
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
          multiLanguageSupport={limits.data?.limits.multiLanguageSupport ?? false}
          draft={draft}
          onSubmit={(values) => {
            setDraft(values)
            start(values)
          }}
          onCancel={onClose}
        />
      </Dialog>
      {running && <CreationOverlay running={running} onCancel={stop} />}
    </>
  )
}
