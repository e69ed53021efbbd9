import type { InstanceAssistants } from '@foyer/contract/instance-assistants'
import { useEffect, useRef } from 'react'
import { addWidget } from '../../shared/widget.ts'
import { useTheme } from '../../ui/theme.ts'

// A separate document that the widget fills as on a phone.
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Sample</title></head><body></body></html>'

// The arch has its own header and is always open.
const customCSS = `.foyer-header, .foyer-toggle { display: none }
  .foyer-window { inset: 0 !important; width: 100% !important; height: 100% !important; max-height: none !important;
    border: 0 !important; border-radius: 0 !important; box-shadow: none !important; animation: none !important }`

async function findSample(): Promise<string> {
  const response = await fetch('/api/house-assistant')
  const { sampleAssistantId }: InstanceAssistants = await response.json()
  if (!sampleAssistantId) throw new Error('This instance has not read the sample site yet.')
  return sampleAssistantId
}

/** Resolves with the widget’s window once it is rendered. */
function windowOf(shadow: ShadowRoot): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const check = () => {
      const drawn = shadow.querySelector<HTMLElement>('.foyer-window:not([hidden])')
      if (!drawn) return
      watcher.disconnect()
      resolve(drawn)
    }
    const watcher = new MutationObserver(check)
    watcher.observe(shadow, { subtree: true, childList: true, attributes: true })
    check()
  })
}

/** Focusing and scrolling into view inside a frame also scroll the page around it. This keeps both inside the frame. */
function preventPageScroll({ HTMLElement, Element }: typeof globalThis) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true })
  }
  Element.prototype.scrollIntoView = function () {
    const list = this.closest('.foyer-list')
    if (list) list.scrollTop = list.scrollHeight
  }
}

type LiveSampleProps = {
  question: string
  shown: boolean
  onLive: () => void
  onFailed: () => void
  onLeft: () => void
}

export default function LiveSample({ question, shown, onLive, onFailed, onLeft }: LiveSampleProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useTheme() ?? 'light'
  const settings = { theme, customCSS, autoOpen: false, showBranding: true }

  useEffect(() => {
    frame.current?.contentWindow?.Foyer?.configure(settings)
  })

  async function start() {
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null
    const page = frame.current?.contentDocument
    if (!inside || !page || 'Foyer' in inside) return
    try {
      preventPageScroll(inside)
      const assistantId = await findSample()
      // Forgets that the widget was closed on an earlier visit.
      inside.sessionStorage.removeItem(`foyer:${assistantId}`)
      inside.FoyerConfig = { assistantId, settings }
      await addWidget(page, assistantId)
      // The widget traps focus; here Tab must leave it.
      inside.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true)
      inside.Foyer?.open()
      const shadow = page.querySelector('foyer-widget')!.shadowRoot!
      const drawn = await windowOf(shadow)
      onLive()
      // Escape closes the widget and restores the static sample.
      new MutationObserver(() => drawn.hidden && onLeft()).observe(drawn, { attributeFilter: ['hidden'] })
      const input = shadow.querySelector('textarea')!
      if (question) {
        input.value = question
        input.dispatchEvent(new Event('input'))
        shadow.querySelector<HTMLElement>('.foyer-send')!.click()
      }
      // On touch screens, focusing the input would open a keyboard over the answer.
      if (!question || !window.matchMedia('(pointer: coarse)').matches) input.focus()
    } catch {
      onFailed()
    }
  }

  return (
    <iframe
      ref={frame}
      title="Live assistant for our sample site"
      srcDoc={emptyPage}
      onLoad={() => void start()}
      className={shown ? 'block min-h-0 w-full flex-1' : 'absolute size-px opacity-0'}
    />
  )
}
