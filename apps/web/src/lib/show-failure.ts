import { toast } from '../ui/toasts/toast-store.ts'
import { messageOf } from './api/http.ts'

/** Shows the server’s message in a toast, or the fallback. */
export const showFailure =
  (title: string, fallback = 'Please try again.') =>
  (error: unknown) =>
    toast({ title, description: messageOf(error, fallback), variant: 'destructive' })
