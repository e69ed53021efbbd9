import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const changed = new Set<() => void>()

const stored = () => document.documentElement.dataset.theme as Theme | undefined
const preferred = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const current = () => stored() ?? preferred()

// The browser’s toolbar follows the page’s theme.
const barColors: Record<Theme, string> = { light: '#FAF8F5', dark: '#151217' }

export function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = barColors[theme]
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of changed) listener()
}

function subscribe(listener: () => void) {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  changed.add(listener)
  system.addEventListener('change', listener)
  return () => {
    changed.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** Null while prerendering. */
export const useTheme = () => useSyncExternalStore<Theme | null>(subscribe, current, () => null)
