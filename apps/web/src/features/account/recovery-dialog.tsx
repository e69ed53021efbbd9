import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Your recovery codes"
      footer={<Button onClick={onClose}>I’ve saved them</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
