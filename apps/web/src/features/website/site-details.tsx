import type { Assistant } from '@foyer/contract/assistants'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SiteFacts } from './site-facts.tsx'
import { SiteLedger } from './site-ledger.tsx'
import { SitePages } from './site-pages.tsx'

/** What was read, what became of each address, and what was learnt. */
export function SiteDetails({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const { id, name } = assistant
  return (
    <Dialog open onClose={onClose} size="lg" title={name} description="What Foyer read on this website.">
      <Tabs
        label="What was read"
        items={[
          { value: 'pages', label: 'Pages', content: <SitePages id={id} /> },
          { value: 'ledger', label: 'Scan ledger', content: <SiteLedger id={id} /> },
          { value: 'facts', label: 'Facts', content: <SiteFacts id={id} /> },
        ]}
      />
    </Dialog>
  )
}
