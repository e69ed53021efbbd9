import type { EmbedSettings } from '@foyer/contract/embed'
import type { InstanceAssistants } from '@foyer/contract/instance-assistants'

declare global {
  interface Window {
    Foyer?: {
      open: (id?: string) => void
      close: (id?: string) => void
      toggle: (id?: string) => void
      configure: (settings: object, id?: string) => void
    }
    FoyerConfig?: { assistantId: string; settings?: Partial<EmbedSettings> }
  }
}

/** Adds the widget to one of our pages, like the embed line does. */
export function addWidget(document: Document, assistantId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // Absolute because script-made documents have no base address.
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

/** Loads the instance’s own assistant once. Null if there is none. */
async function houseWidget(): Promise<string | null> {
  house ??= loadHouse()
  const id = await house.catch(() => null)
  if (!id) house = undefined
  return id
}

const opened = new Map<string, Promise<void>>()

/** Opens the chat with an assistant, loading its widget on first use. */
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

export function hideWidget(id: string | null | undefined) {
  if (!id || !opened.has(id)) return
  window.Foyer?.close(id)
  window.Foyer?.configure(away, id)
}

const away = { customCSS: ':host { display: none !important }' }

/** Opens the chat with the instance’s own assistant. False if there is none. */
export async function openChat(): Promise<boolean> {
  const id = await houseWidget()
  if (!id || !window.Foyer) return false
  window.Foyer.configure({}, id)
  window.Foyer.open(id)
  return true
}

export async function hideChat() {
  const id = await house?.catch(() => null)
  if (!id) return
  window.Foyer?.close(id)
  window.Foyer?.configure(away, id)
}
