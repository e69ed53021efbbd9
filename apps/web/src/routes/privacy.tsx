import { PageMeta } from '../lib/page-meta.tsx'

export default function Privacy() {
  return (
    <>
      <PageMeta title="Privacy · Foyer" />
      <h1>Privacy</h1>
    </>
  )
}
