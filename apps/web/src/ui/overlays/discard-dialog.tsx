import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type DiscardDialogProps = {
  open: boolean
  lost: ReactNode
  onKeep: () => void
  onDiscard: () => void
  /** Resolves to false if saving failed. */
  onSave?: () => Promise<boolean>
}

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

/** Guards a dialog against accidental closing: `close` asks first if there is something to lose. */
export function useDiscard(holds: boolean, onClose: () => void, lost: ReactNode) {
  const [asking, setAsking] = useState(false)
  return {
    close: () => (holds ? setAsking(true) : onClose()),
    question: <DiscardDialog open={asking} lost={lost} onKeep={() => setAsking(false)} onDiscard={onClose} />,
  }
}
