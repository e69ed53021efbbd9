import { type Launcher, launch } from './launcher.ts'

interface PageConfig {
  assistantId?: string
  apiUrl?: string
  /** Settings of this page alone, over the saved ones. */
  settings?: object
}

interface Api {
  open(id?: string): void
  close(id?: string): void
  toggle(id?: string): void
  configure(settings: object, id?: string): void
  add(script: HTMLScriptElement | null): void
}

declare global {
  interface Window {
    Foyer?: Api
    FoyerConfig?: PageConfig
  }
}

function createApi(): Api {
  const launchers: Launcher[] = []
  // Without an id the first widget of the page is meant.
  const find = (id?: string): Launcher | undefined => {
    for (const launcher of launchers) if (!id || launcher.id === id) return launcher
  }
  return {
    open: (id) => find(id)?.open(true),
    close: (id) => find(id)?.close(),
    toggle: (id) => find(id)?.toggle(),
    configure: (settings, id) => find(id)?.override(settings),
    add(script) {
      const data: DOMStringMap = script?.dataset || {}
      const page = window.FoyerConfig || {}
      const id = data.assistantId || page.assistantId
      if (!id || find(id)) return
      const src = script?.src || ''
      const given = (data.apiUrl || page.apiUrl || '').replace(/\/+$/, '')
      // A script that was copied into a bundle of the page's own is not beside its panel; the server still is.
      const base = new URL(given && !/embed\.js/.test(src) ? `${given}/` : '.', src || location.href).href
      launchers.push(
        launch(id, given || base.slice(0, -1), base, launchers, null, page.settings, {
          theme: data.theme,
          position: data.position,
          primaryColor: data.primaryColor,
          buttonSize: data.size,
        }),
      )
    },
  }
}

try {
  // A second copy of this script hands its tag to the first, whichever release that is. An element of the page
  // with the id Foyer passes for a global of that name, and is not one.
  if (!window.Foyer?.add) window.Foyer = createApi()
  const { currentScript } = document
  window.Foyer.add(
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>('script[data-assistant-id],script[src*="/embed.js"]'),
  )
} catch {
  // Whatever goes wrong is ours: the host page must not notice.
}
