import { PageMeta } from '../lib/page-meta.tsx'

export default function Bot() {
  return (
    <>
      <PageMeta title="Bot · Foyer" />
      <h1>Bot</h1>
    </>
  )
}
