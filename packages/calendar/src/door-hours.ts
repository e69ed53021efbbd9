import { plainLetters } from '@foyer/text/plain-letters'

/** Parts that keep other hours, in plain letters. */
const apart = {
  telephone:
    '(?:tele)?phones?|(?:phone|help)? ?lines?|calls?|switchboard|hotline|helpdesk|telefon\\p{L}*|tel|anrufe?|telephone|standard telephonique|appels?|telefonos?|llamadas|telefonicamente|telefon[eio]|chiamate|centralino|chamadas|telefoon\\p{L}*|telefonisch\\p{L}*|bellen|online ?chat|live ?chat|chat|e-?mails?',
  kitchen:
    'kitchen|food|last orders?|(?:warme )?kuche|kuchenschluss|cuisine|cocina|cucina|cozinha|keuken|breakfast|brunch|lunch|dinner|fruhstuck|mittagessen|mittagstisch|abendessen|petit[- ]dejeuner|dejeuner|diner|desayunos?|almuerzos?|cenas?|colazione|pranzo|cena|jantar|almoco|ontbijt',
  classes:
    'class(?:es)?|lessons?|courses?|training|\\p{L}*kurse?|unterricht|cours|clases|cursos?|lezioni|cors[oi]|aulas|lessen|cursus',
  clinic:
    'clinics?|surgery hours|consultations?|consulting hours|vaccinations?|sprechstunden?|consultas?|consultorio|ambulatorio|visite|spreekuur|consultatie',
  deliveries:
    'deliver(?:y|ies)|lieferung(?:en)?|lieferdienst|livraisons?|entregas?|reparto|consegn[ae]|bezorging',
}
const names = Object.values(apart).join('|')
const named = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
const isNamed = named(names)
const isTelephone = named(apart.telephone)
/** 'Phone: 8:30 to 17:00', up to the next part. */
const beginsWithPart = new RegExp(
  `^[\\s(]*(?:(?:the|our|by|on|der|die|das|unsere?|per|la|le|les|il|lo|el|os?|por|par|de|het)\\s)?(?:${names})(?!\\p{L})`,
  'u',
)
const betweenSpans = /[,;|·/(]\s{0,3}(?=\p{L})|\.\s{1,3}(?=\p{L})|\s[–—-]\s(?=\p{L})/u

export const isApartFromDoor = (part: string): boolean => isNamed.test(plainLetters(part))

/** Visitors don't walk into a telephone line. */
export const isOfTelephone = (part: string): boolean => isTelephone.test(plainLetters(part))

/** '10–20' of '10–20, phone: 8:30 to 17'. A value that begins with such a part stays whole. */
export function doorHours(value: string): string {
  const [first, ...rest] = value.split(betweenSpans) as [string, ...string[]]
  if (rest.length === 0 || beginsWithPart.test(plainLetters(first))) return value
  let [kept, at] = [first, first.length]
  for (const piece of rest) {
    const start = value.indexOf(piece, at)
    if (!beginsWithPart.test(plainLetters(piece))) kept += value.slice(at, start) + piece
    at = start + piece.length
  }
  return kept.trim()
}
