import type { Assistant } from '@foyer/contract/assistants'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { Part } from './part.tsx'

// Several spaces look like one on screen.
const normalizeSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

function DeleteDialog({ assistant, onClose, onDeleted }: DeletePartProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () => api.delete(`/api/assistants/${assistant.id}`),
    onSuccess: () => {
      toast({ title: 'Success', description: 'Assistant deleted' })
      onDeleted()
    },
    onError: showFailure('Failed to delete assistant'),
  })
  const confirmed = normalizeSpaces(typed) === normalizeSpaces(assistant.name)
  return (
    <FormDialog
      size="sm"
      title="Delete this assistant?"
      description="This also deletes its knowledge, conversations and files. It can’t be undone."
      action="Delete assistant"
      danger
      disabled={!confirmed}
      busy={remove.isPending}
      onSubmit={() => confirmed && remove.mutate()}
      onClose={onClose}
    >
      <Field required label="Type its name to confirm" hint={assistant.name}>
        <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  )
}

type DeletePartProps = { assistant: Assistant; onDeleted: () => void }

export function DeletePart({ assistant, onDeleted }: DeletePartProps) {
  const [open, setOpen] = useState(false)
  return (
    <Part
      title="Delete assistant"
      about="Removes it from your website immediately, along with its knowledge and conversations."
      action={
        <Button variant="secondary" size="sm" className="text-bad!" onClick={() => setOpen(true)}>
          <Trash2 {...iconSize(18)} /> Delete
        </Button>
      }
    >
      {open && <DeleteDialog assistant={assistant} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </Part>
  )
}
