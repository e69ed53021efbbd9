const given = "\\p{Lu}[\\p{Ll}'’]{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?"
const family = "(?:(?:de|von|van|van der|della|di|da|Ní|Mac|Mc) ?)?\\p{Lu}[\\p{L}'’-]{1,30}"
const title = '(?:(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau|Sr|Sra|Mme)\\.? )?'

/** A first and a last name. */
export const fullName = new RegExp(`(?<!\\p{L})${given} ${family}`, 'gu')

const headsCard = new RegExp(`^${title}${given} ${family}(?=$|\\s[–—|-]|,|\\s\\()`, 'u')

/** 'Saskia de Vries – printing': what stands below speaks of one person, and seldom says the name again. */
export const isSomebody = (heading: string): boolean => heading.length <= 80 && headsCard.test(heading)

export const namesOf = (text: string): string[] => [...new Set(text.match(fullName) ?? [])]
