import { isAscii } from '@foyer/calendar/plain-letters'
import { glossed } from '../weights.ts'
import { foldedLetters, glossOf, type Tongue } from './glossary.ts'

/** Letters that none of the languages understood here has. */
const letters: Record<Tongue, RegExp> = { pl: /[ąęłńśźż]/i, tr: /[ğışİ]/ }

/** Words and endings that only they have, without the marks. They alone prove nothing: most of the words must be theirs. */
const words: Record<Tongue, RegExp> = {
  pl: /\b(?:czy|ile|gdzie|kiedy|jak|jaki\w*|jaka|ktor\w*|jest|macie|mozna|moge|mozemy|dla|koszt\w*|ceny|cennik|godzin\w*|otwar\w*|czynn\w*|sobot\w*|niedziel\w*|poniedzial\w*|piat\w+|srod[ay]|dzien|dziekuje|prosze|psem|dzieck\w*|dzieci\w*|rezerw\w*|platno\w*|zaplacic|karta|polsk\w*|ktos|wizyt\w*|umowic|potrzeb\w*|darmow\w*|bezplatn\w*|znizk\w*|jutro|dzis\w*|bilet\w*|lekcj\w*|sklep\w*|dostaw\w*|wszystk\w*|\w*prz[ey]\w+|\w+(?:aci|eci|ici)e|\w*cz[aeiy]\w*)\b/,
  tr: /\b(?:nerede\w*|nasil|kac\w*|fiyat\w*|ucret\w*|acik|kapali|saat\w*|var|kadar|icin|turkce|gunu|pazar|cumartesi|pazartesi|carsamba|persembe|randevu\w*|dahil|nedir|zaman|siparis\w*|iptal\w*|indirim\w*|teslimat\w*|kahvalti\w*|yemek\w*|lutfen|tesekkur\w*|selam|zorunda|odeme\w*|merhaba|bugun|yarin|kopek\w*|cocuk\w*|park yeri|otopark|hangi|istiyor\w*|\w*(?:misiniz|musunuz|miyim|muyum|miyiz|muyuz|ebilir|abilir|iyor|uyor)\w*|\w+[iu]niz)\b|\b(?:mi|mu|kim)\s*\?*$/,
}

const tongues: readonly Tongue[] = ['pl', 'tr']

export interface InEnglish {
  text: string
  tongue: Tongue
}

/**
 * What a visitor says in a language that the answerer reads only word by word, in English; null in any other. What was
 * spoken just before is believed sooner: 'a w niedzielę?'
 */
export function inEnglish(message: string, before: Tongue | null = null): InEnglish | null {
  const plain = foldedLetters(message)
  let best: (InEnglish & { known: number }) | null = null
  for (const tongue of tongues) {
    const told = (!isAscii(message) && letters[tongue].test(message)) || words[tongue].test(plain)
    if (!told && tongue !== before) continue
    const { text, known } = glossOf(message, tongue)
    const enough = told ? glossed.least : glossed.goingOn
    if (known >= enough && known > (best?.known ?? 0)) best = { text, tongue, known }
  }
  return best && { text: best.text, tongue: best.tongue }
}
