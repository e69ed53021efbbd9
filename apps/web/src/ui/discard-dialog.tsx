import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type DiscardDialogProps = {
  open: boolean
  /** What would be lost, and what stays as it is. */
  lost: ReactNode
  onKeep: () => void
  onDiscard: () => void
  /** Saves, where that can be done from here; false when it failed and the owner has to look at it. */
  onSave?: () => Promise<boolean>
}

/** The one question about changes that were not saved, wherever somebody is about to lose them. */
export function DiscardDialog({ open, lost, onKeep, onDiscard, onSave }: DiscardDialogProps) {
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const saved = await onSave?.()
    setSaving(false)
    if (saved) onDiscard()
    else onKeep()
  }

  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Discard your changes?"
      description={lost}
      size="sm"
      footer={
        <>
          <Button variant={onSave ? 'ghost' : 'danger'} held={saving} onClick={onDiscard}>
            Discard changes
          </Button>
          <Button variant="secondary" held={saving} onClick={onKeep}>
            Keep editing
          </Button>
          {onSave && (
            <Button busy={saving} onClick={() => void save()}>
              Save and leave
            </Button>
          )}
        </>
      }
    />
  )
}

/**
 * A dialog is closed by a slip as easily as on purpose. Gives what to call instead of closing it, and the question
 * that is asked first where something would be lost.
 */
export function useDiscard(holds: boolean, onClose: () => void, lost: ReactNode) {
  const [asking, setAsking] = useState(false)
  return {
    close: () => (holds ? setAsking(true) : onClose()),
    question: <DiscardDialog open={asking} lost={lost} onKeep={() => setAsking(false)} onDiscard={onClose} />,
  }
}
