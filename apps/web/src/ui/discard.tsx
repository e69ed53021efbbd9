import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * A dialog is closed by a slip as easily as on purpose. Gives what to call instead of closing it, and the question
 * that is asked first where something would be lost.
 */
export function useDiscard(holds: boolean, onClose: () => void, lost: ReactNode) {
  const [asking, setAsking] = useState(false)
  const keep = () => setAsking(false)
  return {
    close: () => (holds ? setAsking(true) : onClose()),
    question: (
      <Dialog
        open={asking}
        onClose={keep}
        title="Discard your changes?"
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={keep}>
              Keep editing
            </Button>
            <Button variant="danger" onClick={onClose}>
              Discard changes
            </Button>
          </>
        }
      >
        <p className="text-sm text-muted">{lost}</p>
      </Dialog>
    ),
  }
}
