import type { Texts } from './texts/en.ts'

export const texts: Texts = __TEXTS__

export const fill = (text: string, value: string) => text.replace('{}', () => value)
