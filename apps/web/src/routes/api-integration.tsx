import { PageMeta } from '../lib/page-meta.tsx'

export default function ApiIntegration() {
  return (
    <>
      <PageMeta title="ApiIntegration · Foyer" />
      <h1>ApiIntegration</h1>
    </>
  )
}
