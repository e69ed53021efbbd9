import type { Settings } from './host.ts'

/** Merges layers of settings, of which later ones win. Undefined values and polluted prototypes don't count. */
export function mergeSettings(layers: unknown[]): Settings {
  const merged = Object.create(null)
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer || {})) merged[name] = value ?? merged[name]
  return merged
}
