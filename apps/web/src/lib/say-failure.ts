import { toast } from '../ui/toast-store.ts'
import { messageOf } from './http.ts'

/** What went wrong in the server's words, or what to do where it said nothing. */
export const sayFailure =
  (title: string, otherwise = 'Please try again.') =>
  (error: unknown) =>
    toast({ title, description: messageOf(error, otherwise), variant: 'destructive' })
