import type { Assistant } from '@foyer/contract/assistants'
import { useQuery } from '@tanstack/react-query'
import { limitsQuery } from '../../shared/plan-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingState } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { EmbedEditor } from './embed-editor.tsx'
import { embedQuery } from './embed-query.ts'

type EmbedDialogProps = { assistant: Assistant; onClose: () => void }

/** How an assistant looks on its owner's website, and how it gets there. */
export default function EmbedDialog({ assistant, onClose }: EmbedDialogProps) {
  const config = useQuery(embedQuery(assistant.id))
  const limits = useQuery(limitsQuery)
  if (config.data && !limits.isPending)
    return (
      <EmbedEditor
        assistant={assistant}
        config={config.data}
        limits={limits.data?.limits}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={`Add to Website: ${assistant.name}`} size="xl">
      {config.isError ? (
        <ErrorState
          title="The settings could not be loaded"
          actions={<Button onClick={() => config.refetch()}>Try again</Button>}
        >
          Your widget is fine and looks as it did.
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}
