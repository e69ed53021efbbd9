/** Sets a value, if given, and returns the stored one. Null where storage is missing, full or forbidden. */
export function storage(area: 'localStorage' | 'sessionStorage', key: string, value?: string) {
  try {
    if (value !== undefined) window[area].setItem(key, value)
    return window[area].getItem(key)
  } catch {
    return null
  }
}
