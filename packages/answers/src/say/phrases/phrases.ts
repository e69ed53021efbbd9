import type { Language, Personality } from '../../types.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

type Register = 'plain' | 'warm' | 'formal'

export const registerOf: Record<Personality, Register> = {
  professional: 'plain',
  friendly: 'warm',
  casual: 'warm',
  formal: 'formal',
  enthusiastic: 'warm',
  empathetic: 'warm',
}

/**
 * All texts of the assistant in one language; English defines the keys. Openers precede some answers, except
 * professional ones, and `encouragement` follows them. `withoutWebsite` has texts for a business without a website.
 */
export type Phrases = typeof en

const all: Record<Language, Phrases> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi, nl }

/** Phrases for a business with or without a website. */
export function phrasesOf(
  language: Language,
  { hasWebsite }: { hasWebsite: boolean } = { hasWebsite: true },
): Phrases {
  const phrases = all[language]
  if (hasWebsite) return phrases
  const { identity, unknown, unknownRest, siteSays, siteSaysIn } = phrases.withoutWebsite
  return { ...phrases, identity: alike(identity), unknown: alike(unknown), unknownRest, siteSays, siteSaysIn }
}

const alike = (text: string): Record<Register, string> => ({ plain: text, warm: text, formal: text })

/** Fills `{name}` placeholders. Values are never scanned for placeholders. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
