import { PageMeta } from '../lib/page-meta.tsx'

export default function Docs() {
  return (
    <>
      <PageMeta title="Docs · Foyer" />
      <h1>Docs</h1>
    </>
  )
}
