import { NeedsReload } from '../ui/loading/load-part.ts'
import { reloadPreservingInput } from '../ui/loading/preserve-input.ts'
import { toast } from '../ui/messages/toast-store.ts'

export function showLoadFailure(error: unknown) {
  if (error instanceof NeedsReload)
    toast({
      title: 'Reload this page',
      description: 'Foyer may have been updated. We’ll keep what you typed.',
      variant: 'destructive',
      action: { label: 'Reload page', onClick: reloadPreservingInput },
    })
  else
    toast({
      title: 'No connection',
      description: 'Please try again in a moment.',
      variant: 'destructive',
    })
}
