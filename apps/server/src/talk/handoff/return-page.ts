import { readNameForVisitors } from '../../knowledge/facts/name-for-visitors.ts'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { Failure } from '../../platform/http/failure.ts'
import {
  frameDocument,
  frameDocumentPolicy,
  framedPage,
  framedPagePolicy,
} from '../../platform/http/framed-page.ts'
import { framedApi } from '../../platform/http/framed-requests.ts'
import type { Services } from '../../services.ts'

const style =
  ':root { color-scheme: light dark } body { margin: 0; background: light-dark(#faf8f5, #151217) }'

// The token is in the fragment, which servers and referrers never see, and is removed from the address at once.
// Visitors must confirm, as a forwarded link opens another person's conversation.
const script = `
  const { assistant } = document.body.dataset
  const token = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
  const element = (id) => document.getElementById(id)
  const show = (id) => { for (const each of ['ask', 'gone', 'failed']) element(each).hidden = each !== id }
  const mark = 'foyer:returned:' + token.split('.')[0]
  const isKnown = () => { try { return localStorage.getItem(mark) === 'yes' } catch { return false } }
  const remember = () => { try { localStorage.setItem(mark, 'yes') } catch {} }
  async function open() {
    const answer = await fetch('/api/chat/' + assistant + '/resume', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }),
    })
    if (answer.status === 429 || answer.status >= 500) return show('failed')
    if (!answer.ok) return show('gone')
    const { sessionId, address } = await answer.json()
    const goOn = () => {
      remember()
      const frame = document.querySelector('template').content.firstElementChild.cloneNode(true)
      frame.name = sessionId
      document.querySelector('main').replaceChildren(frame)
      frame.focus()
    }
    if (isKnown()) return goOn()
    element('address').textContent = address
    element('go').onclick = goOn
    show('ask')
    element('go').focus()
  }
  const begin = () => open().catch(() => show('failed'))
  element('again').onclick = begin
  begin()
`

async function find({ db }: Pick<Services, 'db'>, assistantId: string) {
  const found = await findAssistant(db, assistantId)
  if (!found) throw new Failure('not_found', 'No such assistant.')
  return { ...found, name: await readNameForVisitors(db, found) }
}

export async function writeReturnPage(services: Pick<Services, 'db'>, assistantId: string): Promise<string> {
  const found = await find(services, assistantId)
  const { id, name } = found
  return framedPage(found, name, `/conversation/${id}/frame`, {
    metas: ['<meta name="referrer" content="no-referrer">'],
    data: ` data-assistant="${escapeHtml(id)}"`,
    isHidden: true,
    before: `<section id="ask" hidden>
  <p>Continue the conversation of <bdi id="address"></bdi>?</p>
  <button id="go" type="button">Continue</button>
</section>
<section id="gone" hidden><p>This link has expired or the conversation is no longer there.</p></section>
<section id="failed" hidden>
  <p>The conversation could not be opened just now.</p>
  <button id="again" type="button">Try again</button>
</section>`,
    script,
  })
}

export const returnPolicy = framedPagePolicy(script)

export async function writeReturnFrame(
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  assistantId: string,
): Promise<string> {
  const { id, name } = await find(services, assistantId)
  const widget = { id, api: framedApi(services, id), isOpen: true }
  return frameDocument(widget, { title: name, style, content: '' })
}

export const returnFramePolicy = frameDocumentPolicy(style)
