import type { Settings } from './host.ts'

/**
 * The settings that layers of them come to, later ones winning. Polluted prototypes must not pass for settings, nor what
 * the page left out for what it set.
 */
export function mergeSettings(layers: unknown[]): Settings {
  const merged = Object.create(null)
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer || {})) merged[name] = value ?? merged[name]
  return merged
}
