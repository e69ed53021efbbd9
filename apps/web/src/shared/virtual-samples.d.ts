declare module 'virtual:samples' {
  import type { SampleId } from '@foyer/samples/catalogue'

  /** `html` is highlighted with class names. Both contain the placeholders that `fill` replaces. */
  export const loadSample: Record<SampleId, () => Promise<{ text: string; html: string }>>
}
