import { useState } from 'react'
import { messageOf } from '../../lib/http.ts'
import { fieldOf } from './card-text.ts'

/** What was said of a card, kept beside the field it is about until something is typed. */
export function useCardRefusal() {
  const [said, setSaid] = useState<string | null>(null)
  return {
    refusal: said ? { [fieldOf(said)]: said } : {},
    refuse: (error: unknown) => setSaid(messageOf(error, 'The payment could not be made. Please try again.')),
    forget: () => setSaid(null),
  }
}
