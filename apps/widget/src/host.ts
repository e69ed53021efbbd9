import type { EmbedConfig } from '@foyer/contract/embed'

export type Settings = Partial<EmbedConfig>

/**
 * Provided by the bubble to the panel. They may be of different releases: fields are only ever added, and the panel copes
 * with those that an older bubble lacks.
 */
export interface Host {
  readonly id: string
  readonly api: string
  /** The address that the script was loaded from, with a trailing slash. */
  readonly base: string
  readonly shell: HTMLElement
  readonly toggle: HTMLElement
  /** The saved settings overlaid with the page's. Any field may be missing or malformed. */
  settings(): Settings
  /** The HTTP status of refused settings, else 0. */
  refused(): number
  /** Fetches the settings again if that failed. */
  renew(): void
  style(css: string): void
  close(): void
}

export interface Panel {
  show(takeFocus: boolean): void
  hide(): void
  update(): void
}

export type Mount = (host: Host) => Panel
