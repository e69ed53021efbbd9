import { PageMeta } from '../lib/page-meta.tsx'

export default function Conversations() {
  return (
    <>
      <PageMeta title="Conversations · Foyer" />
      <h1>Conversations</h1>
    </>
  )
}
