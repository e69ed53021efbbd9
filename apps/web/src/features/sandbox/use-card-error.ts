import { useState } from 'react'
import { messageOf } from '../../lib/http/http.ts'
import { fieldOf } from './card-text.ts'

/** The error of the last attempt, shown at its field until the form is edited. */
export function useCardError() {
  const [message, setMessage] = useState<string | null>(null)
  return {
    refusal: message ? { [fieldOf(message)]: message } : {},
    refuse: (error: unknown) => setMessage(messageOf(error, 'The payment failed. Please try again.')),
    forget: () => setMessage(null),
  }
}
