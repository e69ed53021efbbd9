import type { EmbedConfig } from '@foyer/contract/embed'

export type Settings = Partial<EmbedConfig>

/**
 * What the bubble hands to the panel. The two are fetched apart and may come from different releases, so this
 * only ever grows: nothing here is renamed or removed, and the panel copes with what an older bubble leaves out.
 */
export interface Host {
  readonly id: string
  readonly api: string
  /** Where the script was loaded from, with a trailing slash. */
  readonly base: string
  readonly shell: HTMLElement
  readonly toggle: HTMLElement
  /** The saved settings overlaid with what the page set; any field may be missing or malformed. */
  settings(): Settings
  /** The HTTP status of the answer when it was not the settings, else 0. */
  refused(): number
  /** Asks for the settings again when the last answer was no good. */
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
