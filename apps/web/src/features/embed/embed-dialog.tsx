import type { Assistant } from '@foyer/contract/assistants'
import { useQuery } from '@tanstack/react-query'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LoadingState } from '../../ui/layout/spinner.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmbedEditor } from './embed-editor.tsx'
import { embedQuery } from './embed-query.ts'

type EmbedDialogProps = { assistant: Assistant; onClose: () => void }

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
          title="Couldn’t load the settings"
          actions={<Button onClick={() => config.refetch()}>Try again</Button>}
        >
          Your widget still works as before. Please try again.
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}
