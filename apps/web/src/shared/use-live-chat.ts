import { useEffect, useState } from 'react'
import { contact } from '../content/marketing.ts'
import { toast } from '../ui/toast-store.ts'
import { leaveChat, openChat } from './widget.ts'

/** A live chat that a page offers; it leaves with the page. */
export function useLiveChat() {
  const [opening, setOpening] = useState(false)
  useEffect(() => () => void leaveChat(), [])

  async function open() {
    setOpening(true)
    const opened = await openChat()
    setOpening(false)
    if (!opened)
      toast({
        title: 'Live chat is not here right now',
        description: `Write to ${contact.email} and we answer ${contact.answeredWithin}.`,
      })
  }

  return { opening, open: () => void open() }
}
