import { findAssistant } from '../assistants/find-assistant.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { Failure } from '../http/failure.ts'
import { inlineSource, pageHead } from '../http/own-page.ts'
import type { Services } from '../services.ts'

const style = `
  :root { color-scheme: light dark; --page: light-dark(#faf8f5, #151217); --ink: light-dark(#1f1a24, #f3eef6); --muted: light-dark(#6b6372, #a99fb1) }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
  main { max-width: 40rem; margin: 0 auto; padding: 4rem 1.5rem 8rem }
  h1 { margin: 0 0 .75rem; font: 500 clamp(2rem, 6vw, 2.75rem)/1.1 Georgia, serif; overflow-wrap: anywhere }
  p { color: var(--muted) }
  a { color: inherit }
`

// The token stands behind the #: no server's log and no referrer ever holds it, and it leaves the address at once.
const script = `
  const { assistant } = document.body.dataset
  const token = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
  const say = (id) => { document.getElementById(id).hidden = false }
  async function open() {
    const answer = await fetch('/api/chat/' + assistant + '/resume', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }),
    })
    if (!answer.ok) return say('gone')
    const { sessionId } = await answer.json()
    localStorage.setItem('foyer:' + assistant + ':session', sessionId)
    const widget = document.createElement('script')
    widget.src = '/embed.js'
    widget.dataset.assistantId = assistant
    widget.onload = () => { say('here'); window.Foyer.open() }
    document.body.append(widget)
  }
  open().catch(() => say('gone'))
`

/** The page of ours to which a mail leads: the widget of the business, with the conversation it is about. */
export async function writeReturnPage({ db }: Pick<Services, 'db'>, assistantId: string): Promise<string> {
  const found = await findAssistant(db, assistantId)
  if (!found) throw new Failure('not_found', 'No such assistant.')
  const { id, name, websiteUrl } = found
  const website = /^https?:\/\//.test(websiteUrl)
    ? `<p><a href="${escapeHtml(websiteUrl)}" rel="noreferrer">${escapeHtml(websiteUrl)}</a></p>`
    : ''
  return `${pageHead(name, style, ['<meta name="referrer" content="no-referrer">'])}
<body data-assistant="${escapeHtml(id)}">
<main>
  <h1>${escapeHtml(name)}</h1>
  <p id="here" hidden>Your conversation is open. Write there to go on with it.</p>
  <p id="gone" hidden>This link has expired or the conversation is no longer there.</p>
  ${website}
</main>
<script>${script}</script>
</body>
</html>
`
}

export const returnPolicy = [
  "default-src 'none'",
  `script-src 'self' ${inlineSource(script)}`,
  `style-src ${inlineSource(style)}`,
  "connect-src 'self'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
