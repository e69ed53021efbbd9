import { PageMeta } from '../lib/page-meta.tsx'

export default function NotFound() {
  return (
    <>
      <PageMeta title="NotFound · Foyer" />
      <h1>NotFound</h1>
    </>
  )
}
