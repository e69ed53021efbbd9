import { reloadKeepingTyped } from '../ui/keep-typed.ts'
import { NeedsReload } from '../ui/load-part.ts'
import { toast } from '../ui/toast-store.ts'

/** Where a part of the app itself could not be loaded. */
export function sayNoConnection(error: unknown) {
  if (error instanceof NeedsReload)
    toast({
      title: 'This page needs a reload',
      description: 'The app may have been updated. What you typed is kept.',
      variant: 'destructive',
      action: { label: 'Reload page', onClick: reloadKeepingTyped },
    })
  else
    toast({
      title: 'No connection',
      description: 'Please try again in a moment.',
      variant: 'destructive',
    })
}
