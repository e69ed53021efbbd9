/** Scrolls along with an answer until its question reaches the top, unless the visitor has scrolled. */
export function createFollow(list: HTMLElement, question: () => HTMLElement | undefined) {
  let followed = 0
  return (force: boolean) => {
    if (!force && Math.abs(list.scrollTop - followed) > 40) return
    const asked = question()
    const end = list.scrollHeight - list.clientHeight
    list.scrollTop = asked?.isConnected ? Math.min(end, asked.offsetTop - 12) : end
    followed = list.scrollTop
  }
}
