import { ComingSoon } from '../frame/coming-soon.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { PublicPage } from '../ui/public-page.tsx'

export default function Docs() {
  return (
    <PublicPage>
      <ComingSoon title="API documentation" back={{ href: '/', label: 'Back to the start' }}>
        Here you will learn to embed an assistant, to call it through the chat API, and what its limits are.
      </ComingSoon>
      <PageMeta
        title="API documentation · Foyer"
        description="How to embed a Foyer assistant on any website and call it through the chat API."
      />
    </PublicPage>
  )
}
