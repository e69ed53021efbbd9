import { PageMeta } from '../lib/page-meta.tsx'

export default function About() {
  return (
    <>
      <PageMeta title="About · Foyer" />
      <h1>About</h1>
    </>
  )
}
