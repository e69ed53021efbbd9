import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** What the card's bank would ask on a page of its own (3-D Secure), before a payment goes through. */
export function SecureStep({
  total,
  busy,
  onAgree,
  onRefuse,
}: {
  total: string
  busy: boolean
  onAgree: () => void
  onRefuse: () => void
}) {
  return (
    <Dialog
      open
      onClose={onRefuse}
      size="sm"
      title="3-D Secure"
      description="The sandbox’s bank asks whether this is you."
      footer={
        <>
          <Button variant="secondary" held={busy} onClick={onRefuse}>
            Decline
          </Button>
          <Button busy={busy} onClick={onAgree}>
            {busy ? 'Confirming...' : 'Confirm payment'}
          </Button>
        </>
      }
    >
      <p className="text-sm">
        A payment of <span className="figures font-medium">{total}</span> to Foyer is waiting. Nothing has
        been paid yet.
      </p>
    </Dialog>
  )
}
