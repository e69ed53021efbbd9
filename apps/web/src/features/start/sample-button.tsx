import type { HouseAssistant } from '@foyer/contract/house-assistant'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { resource } from '../../lib/resource.ts'
import { showLoadFailure } from '../../lib/say-no-connection.ts'
import { hideWidget, openWidget } from '../../shared/widget.ts'
import { Button } from '../../ui/button.tsx'
import { iconSize } from '../../ui/icon-button.tsx'

/** An instance has one of the sample site where it was set up to. */
type OwnAssistants = HouseAssistant & { sampleAssistantId?: string | null }

const ownAssistants = resource<OwnAssistants>(['house assistant'], '/api/house-assistant')

/**
 * A real assistant to talk to before an address is given. Nothing where this instance has none. The chat lies above all
 * else on the page, so it goes where a dialog needs the room.
 */
export default function SampleButton({ underDialog }: { underDialog: boolean }) {
  const { data } = useQuery(ownAssistants)
  const [opening, setOpening] = useState(false)
  const id = data?.sampleAssistantId
  // It belongs to the place that offered it.
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
      <span>Talk to a sample first</span>
    </Button>
  )
}
