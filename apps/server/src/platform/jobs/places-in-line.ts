// What somebody who sends one job after the other may send without getting behind anybody.
const forgottenPerSecond = 1
const mostRemembered = 10_000

/**
 * How far back in the line each job belongs: behind as many turns as its sender has had lately. Jobs that were sent first
 * go first only among those of equal place, so whoever sends hundreds at once stands behind everybody who sends one.
 * Counted in one process and forgotten over time, which is enough for an order that no limit rests on.
 */
export function createPlacesInLine(now = () => performance.now()) {
  const senders = new Map<string, { sent: number; at: number }>()
  const left = ({ sent, at }: { sent: number; at: number }) =>
    Math.max(0, sent - ((now() - at) / 1_000) * forgottenPerSecond)

  return (sender: string): number => {
    const known = senders.get(sender)
    const sent = known ? left(known) : 0
    // Whoever sent last stands last, so that the first has been quiet for longest.
    senders.delete(sender)
    if (senders.size >= mostRemembered) senders.delete(senders.keys().next().value!)
    senders.set(sender, { sent: sent + 1, at: now() })
    return Math.floor(sent)
  }
}
