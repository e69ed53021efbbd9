import { DocsScreen } from '../features/docs/docs-screen.tsx'
import { preloadDocs } from '../features/docs/preload-docs.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'

await preloadDocs()

export default function Docs() {
  return (
    <>
      <PageMeta
        title="API documentation · Foyer"
        description="How to embed a Foyer assistant on any website and call it through the chat API, with an example of every endpoint in four languages."
      />
      <DocsScreen />
    </>
  )
}
