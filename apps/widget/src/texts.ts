import type { Texts } from './texts/en.ts'

export const texts: Texts = __TEXTS__
