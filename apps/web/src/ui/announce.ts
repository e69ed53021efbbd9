const keptMs = 2_000

/**
 * Has a screen reader say what has just happened elsewhere on the page, once it has finished speaking. The one place for it
 * stands in index.html, outside React: a region that comes together with its words is not read by most.
 */
export function announce(words: string) {
  const place = document.getElementById('announcer')
  const text = words.trim()
  // Several parts may tell of one event, such as a list and the view of one of its rows.
  if (!place || !text || [...place.children].some(({ textContent }) => textContent === text)) return
  const line = document.createElement('p')
  line.textContent = text
  place.append(line)
  setTimeout(() => line.remove(), keptMs)
}
