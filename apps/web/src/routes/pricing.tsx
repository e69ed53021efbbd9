import { PageMeta } from '../lib/page-meta.tsx'

export default function Pricing() {
  return (
    <>
      <PageMeta title="Pricing · Foyer" />
      <h1>Pricing</h1>
    </>
  )
}
