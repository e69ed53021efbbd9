import { toast } from '../ui/toast-store.ts'

/** Where a part of the app itself could not be fetched. */
export const sayNoConnection = () =>
  toast({
    title: 'No connection',
    description: 'Please try again in a moment.',
    variant: 'destructive',
  })
