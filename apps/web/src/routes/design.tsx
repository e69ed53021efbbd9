import { PageMeta } from '../lib/page-meta.tsx'

export default function Design() {
  return (
    <>
      <PageMeta title="Design · Foyer" />
      <h1>Design</h1>
    </>
  )
}
