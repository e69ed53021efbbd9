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

/** How warmly the same thing is said. */
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
 * Everything the assistant says in its own words, in one language; each has to have what English has. `{…}` is filled in.
 * Openers are said before an answer now and then, by all but the professional, and the encouragement after it. What is
 * said otherwise by an assistant whose business has no website, which never speaks of one, stands below `withoutWebsite`.
 */
export type Phrases = typeof en

const all: Record<Language, Phrases> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi, nl }

/** As an assistant speaks whose business has a website; `hasWebsite` says that of one. */
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

/** Fills `{name}` and the like. Values are put in as they are and never read for further placeholders. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
