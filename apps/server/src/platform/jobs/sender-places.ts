// A sender at this rate always keeps the front place.
const forgottenPerSecond = 1
const mostRemembered = 10_000

/**
 * Assigns each job a place by how many its sender sent recently, so that bursts don't delay others. Counted per
 * process, which is enough for ordering.
 */
export function createSenderPlaces(now = () => performance.now()) {
  const senders = new Map<string, { sent: number; at: number }>()
  const left = ({ sent, at }: { sent: number; at: number }) =>
    Math.max(0, sent - ((now() - at) / 1_000) * forgottenPerSecond)

  return (sender: string): number => {
    const known = senders.get(sender)
    const sent = known ? left(known) : 0
    // Reinserted last, so the first entry is the longest inactive sender.
    senders.delete(sender)
    if (senders.size >= mostRemembered) senders.delete(senders.keys().next().value!)
    senders.set(sender, { sent: sent + 1, at: now() })
    return Math.floor(sent)
  }
}
