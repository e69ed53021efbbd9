import { useEffect, useState } from 'react'
import { contact } from '../content/marketing.ts'
import { toast } from '../ui/messages/toast-store.ts'
import { hideChat, openChat } from './widget.ts'

/** Live chat button; the chat closes when leaving the page. */
export function useLiveChat() {
  const [opening, setOpening] = useState(false)
  useEffect(() => () => void hideChat(), [])

  async function open() {
    setOpening(true)
    const opened = await openChat()
    setOpening(false)
    if (!opened)
      toast({
        title: 'Live chat isn’t available right now',
        description: `Email ${contact.email} and we’ll reply ${contact.answeredWithin}.`,
      })
  }

  return { opening, open: () => void open() }
}
