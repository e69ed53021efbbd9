/** Joins the tabs that hold one conversation; what is given back tells the others that it went on. */
export function joinTabs(conversation: string, wentOn: () => void) {
  let line: BroadcastChannel | undefined
  try {
    // What the page itself listens to is left alone: tabs tell each other on a line of their own.
    line = new BroadcastChannel(conversation)
    line.onmessage = wentOn
  } catch {}
  return () => line?.postMessage(0)
}
