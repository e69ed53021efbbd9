import type { Assistant } from '@foyer/contract/assistants'
import type { ReactNode } from 'react'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SiteLedger } from './site-ledger.tsx'
import { SitePages } from './site-pages.tsx'

type SiteDetailsProps = { assistant: Assistant; facts: ReactNode; onClose: () => void }

export function SiteDetails({ assistant, facts, onClose }: SiteDetailsProps) {
  const { id, name, websiteUrl } = assistant
  return (
    <Dialog open onClose={onClose} size="lg" title={name} description="What Foyer found on this website.">
      <Tabs
        label="Scan results"
        items={[
          { value: 'pages', label: 'Pages', content: <SitePages id={id} website={websiteUrl} /> },
          { value: 'ledger', label: 'Scan ledger', content: <SiteLedger id={id} website={websiteUrl} /> },
          { value: 'facts', label: 'Facts', content: facts },
        ]}
      />
    </Dialog>
  )
}
