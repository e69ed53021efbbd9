import { PageMeta } from '../lib/page-meta.tsx'

export default function Dashboard() {
  return (
    <>
      <PageMeta title="Dashboard · Foyer" />
      <h1>Dashboard</h1>
    </>
  )
}
