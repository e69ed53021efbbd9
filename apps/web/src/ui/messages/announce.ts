const keptMs = 2_000

/**
 * Announces a change elsewhere on the page to screen readers. The live region is in index.html because most ignore a
 * region that is added together with its text.
 */
export function announce(words: string) {
  const place = document.getElementById('announcer')
  const text = words.trim()
  if (!place || !text || [...place.children].some(({ textContent }) => textContent === text)) return
  const line = document.createElement('p')
  line.textContent = text
  place.append(line)
  setTimeout(() => line.remove(), keptMs)
}
