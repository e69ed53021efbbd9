import { PageMeta } from '../lib/page-meta.tsx'

export default function Terms() {
  return (
    <>
      <PageMeta title="Terms · Foyer" />
      <h1>Terms</h1>
    </>
  )
}
