import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { PublicPage } from '../ui/layout/public-page.tsx'

// Visitors who opened this page directly have no history.
function goBack() {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}

export default function NotFound() {
  return (
    <PublicPage className="grid flex-1 items-center gap-x-20 gap-y-12 md:grid-cols-[1fr_auto]">
      <PageMeta title="404 Page Not Found · Foyer" noindex />
      <div className="flex flex-col items-start gap-6">
        <h1 className="display text-4xl">404 Page Not Found</h1>
        <p className="max-w-md text-lg text-muted">
          The address may be mistyped, or the page may have moved.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="lg" onClick={goBack}>
            Go Back
          </Button>
          <ButtonLink href="/" size="lg">
            Go Home
          </ButtonLink>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="arch hidden w-64 items-center justify-center border border-b-0 border-control md:flex"
      >
        <span className="display pt-10 text-5xl text-accent">404</span>
      </div>
    </PublicPage>
  )
}
