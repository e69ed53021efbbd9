import { PageMeta } from '../lib/page-meta.tsx'

export default function Home() {
  return (
    <>
      <PageMeta title="Home · Foyer" />
      <h1>Home</h1>
    </>
  )
}
