import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

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
      description="Confirm with the sandbox bank that it’s you."
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
        A payment of <span className="figures font-medium">{total}</span> to Foyer is waiting for your
        confirmation.
      </p>
    </Dialog>
  )
}
