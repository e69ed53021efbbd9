import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { embedCode } from '../features/embed/embed-code.ts'
import { EndpointList } from '../features/keys/endpoint-list.tsx'
import { Examples } from '../features/keys/examples.tsx'
import { KeyList } from '../features/keys/key-list.tsx'
import { keysQuery } from '../features/keys/keys-query.ts'
import { NameDialog } from '../features/keys/name-dialog.tsx'
import { hasFailedToLoad, isFirstLoad } from '../lib/api/query-state.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { assistantsQuery } from '../shared/assistants/assistant-queries.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { CodeBlock } from '../ui/controls/code-block.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { linkClass, TextLink } from '../ui/controls/text-link.tsx'
import { Section } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'
import { chunk } from '../ui/loading/chunk.tsx'
import { LazyPart } from '../ui/loading/lazy.tsx'
import { toast } from '../ui/messages/toast-store.ts'

const webhooksPanel = chunk(() => import('../features/webhooks/webhooks-panel.tsx'))

export default function ApiManagement() {
  const keys = useQuery(keysQuery)
  const assistants = useQuery(assistantsQuery)
  const [creating, setCreating] = useState(false)
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [wantedKey, setWantedKey] = useState('')
  const [wantedAssistant, setWantedAssistant] = useState('')
  const allKeys = keys.data ?? []
  const allAssistants = assistants.data ?? []
  const chosenKey = allKeys.find(({ id }) => id === wantedKey) ?? allKeys[0]
  const assistant = allAssistants.find(({ id }) => id === wantedAssistant) ?? allAssistants[0]

  // Waits for the content above, so that the anchor is in its final place.
  const isPlaced = !isFirstLoad(keys) && !isFirstLoad(assistants)
  useEffect(() => {
    if (isPlaced && window.location.hash === '#webhooks')
      document.getElementById('webhooks')?.scrollIntoView()
  }, [isPlaced])

  function reveal(id: string, shown: boolean) {
    const next = new Set(revealed)
    if (shown) next.add(id)
    else next.delete(id)
    setRevealed(next)
  }
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus {...iconSize(18)} /> Create API Key
    </Button>
  )
  return (
    <>
      <PageMeta title="API Management · Foyer" />
      <PageHeader
        title="API Management"
        description="API keys for your own code. Each key works with all your assistants."
        actions={
          <>
            <ButtonLink href="/api-integration" variant="secondary">
              API Integration
            </ButtonLink>
            {keys.data?.length !== 0 && create}
          </>
        }
      />
      <section aria-label="API keys" className="mb-10">
        <h2 className="sr-only">API keys</h2>
        {isFirstLoad(keys) && <Skeleton className="h-40 rounded-card" />}
        {hasFailedToLoad(keys) && (
          <ErrorState
            title="Couldn’t load your keys"
            actions={<Button onClick={() => keys.refetch()}>Try again</Button>}
          >
            They still work. Please try again.
          </ErrorState>
        )}
        {keys.data?.length === 0 && (
          <EmptyState title="No API keys yet" actions={create}>
            A key lets your shop, app or script call your assistants. Name it after where you’ll use it. You
            can view, rotate and revoke it here anytime.
          </EmptyState>
        )}
        {allKeys.length > 0 && <KeyList keys={allKeys} revealed={revealed} onReveal={reveal} />}
      </section>
      <Section
        title="REST examples"
        description="Ready to run: Copy and Download include the full key, even if it’s hidden."
      >
        {isFirstLoad(keys) || isFirstLoad(assistants) ? (
          <Skeleton className="h-80 rounded-card" />
        ) : (
          <Examples
            keys={allKeys}
            revealed={revealed}
            chosenKey={chosenKey}
            onChooseKey={setWantedKey}
            assistants={allAssistants}
            assistant={assistant}
            onChooseAssistant={setWantedAssistant}
          />
        )}
      </Section>
      <Section
        id="webhooks"
        title="Webhooks"
        description={
          <span>
            Get notified of events as they happen. Each request is signed following{' '}
            <a href="https://www.standardwebhooks.com" className={linkClass}>
              Standard Webhooks
            </a>{' '}
            .
          </span>
        }
      >
        <LazyPart chunk={webhooksPanel} props={{}} waiting={<Skeleton className="h-40 rounded-card" />} />
      </Section>
      <Section
        title="Embed widget"
        description={
          <span>
            Paste it into your pages once, before <code>&lt;/body&gt;</code>. No key needed.
          </span>
        }
      >
        <CodeBlock
          label={assistant ? `Embed code of ${assistant.name}` : 'Embed code'}
          code={embedCode(window.location.origin, assistant?.id ?? 'YOUR_ASSISTANT_ID')}
          onCopied={() => toast({ title: 'Embed code copied!' })}
        />
      </Section>
      <Section
        title="Endpoints"
        description={
          <span>
            Generated from{' '}
            <a href="/api/openapi.json" className={linkClass}>
              /api/openapi.json
            </a>
            . Learn more in the <TextLink href="/docs">API documentation</TextLink>.
          </span>
        }
      >
        <EndpointList />
      </Section>
      {creating && <NameDialog onClose={() => setCreating(false)} onSaved={({ id }) => setWantedKey(id)} />}
    </>
  )
}
