import type { EmbedSettings } from '@foyer/contract/embed'
import type { InstanceAssistants } from '@foyer/contract/instance-assistants'

declare global {
  interface Window {
    /** There when an assistant's widget is on the page. */
    Foyer?: {
      open: (id?: string) => void
      close: (id?: string) => void
      toggle: (id?: string) => void
      configure: (settings: object, id?: string) => void
    }
    FoyerConfig?: { assistantId: string; settings?: Partial<EmbedSettings> }
  }
}

/** Puts the widget on a page of ours, as the line that owners copy does on theirs. */
export function addWidget(document: Document, assistantId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // Whole: a document made by a script has no address that a relative one could be read from.
    script.src = new URL('/embed.js', window.location.origin).href
    script.dataset.assistantId = assistantId
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The widget did not load.'))
    document.head.append(script)
  })
}

let house: Promise<string | null> | undefined

async function loadHouse(): Promise<string | null> {
  const response = await fetch('/api/house-assistant')
  const { assistantId }: InstanceAssistants = await response.json()
  if (assistantId) await addWidget(document, assistantId)
  return assistantId
}

/** The instance's own assistant, loaded when it is first wanted. Its id, or null where there is none. */
async function houseWidget(): Promise<string | null> {
  house ??= loadHouse()
  const id = await house.catch(() => null)
  if (!id) house = undefined
  return id
}

const opened = new Map<string, Promise<void>>()

/** Opens the chat with an assistant on this page. Its widget comes when it is first wanted. */
export async function openWidget(id: string) {
  const added = opened.get(id) ?? addWidget(document, id)
  opened.set(id, added)
  await added.catch((error) => {
    opened.delete(id)
    throw error
  })
  window.Foyer?.configure({}, id)
  window.Foyer?.open(id)
}

/** Takes a chat that was opened off the screen. */
export function hideWidget(id: string | null | undefined) {
  if (!id || !opened.has(id)) return
  window.Foyer?.close(id)
  window.Foyer?.configure(away, id)
}

const away = { customCSS: ':host { display: none !important }' }

/** Opens the chat with the instance's own assistant. False when there is none to talk to. */
export async function openChat(): Promise<boolean> {
  const id = await houseWidget()
  if (!id || !window.Foyer) return false
  window.Foyer.configure({}, id)
  window.Foyer.open(id)
  return true
}

/** Takes the chat off the screen: it belongs to the page that opened it. */
export async function leaveChat() {
  const id = await house?.catch(() => null)
  if (!id) return
  window.Foyer?.close(id)
  window.Foyer?.configure(away, id)
}
