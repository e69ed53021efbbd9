import type { InstanceAssistants } from '@foyer/contract/instance-assistants'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { resource } from '../../lib/api/resource.ts'
import { showLoadFailure } from '../../lib/show-load-failure.ts'
import { hideWidget, openWidget } from '../../shared/widget.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'

/** Only some instances have a sample assistant. */
type OwnAssistants = InstanceAssistants & { sampleAssistantId?: string | null }

const ownAssistants = resource<OwnAssistants>(['house assistant'], '/api/house-assistant')

/** Opens a chat with the sample assistant, if there is one. The chat is hidden while a dialog needs the space. */
export default function SampleButton({ underDialog }: { underDialog: boolean }) {
  const { data } = useQuery(ownAssistants)
  const [opening, setOpening] = useState(false)
  const id = data?.sampleAssistantId
  // Hidden when leaving the page.
  useEffect(() => () => hideWidget(id), [id])
  useEffect(() => {
    if (underDialog) hideWidget(id)
  }, [underDialog, id])
  if (!id) return null

  async function open(sample: string) {
    setOpening(true)
    await openWidget(sample).catch(showLoadFailure)
    setOpening(false)
  }

  return (
    <Button variant="secondary" busy={opening} onClick={() => void open(id)}>
      {!opening && <MessageCircle {...iconSize(18)} />}
      <span>Try a sample assistant</span>
    </Button>
  )
}
