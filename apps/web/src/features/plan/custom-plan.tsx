import { contact } from '../../content/marketing.ts'
import { ButtonAnchor } from '../../ui/controls/button.tsx'

export function CustomPlan() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline p-6 sm:px-8">
      <div>
        <h3 className="text-lg font-semibold">Custom</h3>
        <p className="text-sm text-muted">
          More than twenty assistants, custom terms or invoicing: tell us what you need.
        </p>
      </div>
      <ButtonAnchor variant="secondary" href={`mailto:${contact.email}?subject=Custom%20plan`}>
        Contact us
      </ButtonAnchor>
    </div>
  )
}
