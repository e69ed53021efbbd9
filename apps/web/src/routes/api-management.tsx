import { PageMeta } from '../lib/page-meta.tsx'

export default function ApiManagement() {
  return (
    <>
      <PageMeta title="ApiManagement · Foyer" />
      <h1>ApiManagement</h1>
    </>
  )
}
