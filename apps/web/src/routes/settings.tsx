import { PageMeta } from '../lib/page-meta.tsx'

export default function Settings() {
  return (
    <>
      <PageMeta title="Settings · Foyer" />
      <h1>Settings</h1>
    </>
  )
}
