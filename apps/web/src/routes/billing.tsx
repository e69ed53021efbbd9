import { PageMeta } from '../lib/page-meta.tsx'

export default function Billing() {
  return (
    <>
      <PageMeta title="Billing · Foyer" />
      <h1>Billing</h1>
    </>
  )
}
