/**
 * What this page's storage holds under the key, first set to the value if one is given. Storage may be missing,
 * full or forbidden; then the value simply lasts no longer than the page.
 */
export function storage(area: 'localStorage' | 'sessionStorage', key: string, value?: string) {
  try {
    if (value !== undefined) window[area].setItem(key, value)
    return window[area].getItem(key)
  } catch {
    return null
  }
}
