declare module 'virtual:samples' {
  import type { SampleId } from '@foyer/samples/catalogue'

  /** `html` is coloured with class names. Both hold the marks that `fill` replaces. */
  export const loadSample: Record<SampleId, () => Promise<{ text: string; html: string }>>
}
