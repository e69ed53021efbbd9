import type { Language } from '@foyer/contract/assistants'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

export const texts: Record<string, Texts> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  ru,
  ja,
  ko,
  zh,
  ar,
  hi,
} satisfies Record<Language, Texts>
