import { toast } from '../../ui/messages/toast-store.ts'
import { messageOf } from './http.ts'

/** Shows the server’s message in a toast, or the fallback. */
export const showFailure =
  (title: string, fallback = 'Please try again.') =>
  (error: unknown) =>
    toast({ title, description: messageOf(error, fallback), variant: 'destructive' })
