import { PageMeta } from '../lib/page-meta.tsx'

export default function Support() {
  return (
    <>
      <PageMeta title="Support · Foyer" />
      <h1>Support</h1>
    </>
  )
}
