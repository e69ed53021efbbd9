import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  onStay: () => void
  onLeave: () => void
  /** Saves and leaves; false when that failed and the owner has to look at it. */
  onSave: () => Promise<boolean>
}

export function LeaveDialog({ open, onStay, onLeave, onSave }: LeaveDialogProps) {
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const saved = await onSave()
    setSaving(false)
    if (saved) onLeave()
    else onStay()
  }

  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="sm"
      title="Leave without saving?"
      description="You changed this assistant and have not saved it yet."
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={onLeave}>
            Leave without saving
          </Button>
          <Button variant="secondary" disabled={saving} onClick={onStay}>
            Stay
          </Button>
          <Button busy={saving} onClick={() => void save()}>
            Save and leave
          </Button>
        </>
      }
    />
  )
}
