import { PageMeta } from '../lib/page-meta.tsx'

export default function WebsiteSettings() {
  return (
    <>
      <PageMeta title="WebsiteSettings · Foyer" />
      <h1>WebsiteSettings</h1>
    </>
  )
}
