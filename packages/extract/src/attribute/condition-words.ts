import words from './words/conditions.json' with { type: 'json' }

/** Words without accents, in lower case; calendar has the seasons and days. */

const byLanguage = words.byLanguage

export type ConditionWords = keyof typeof byLanguage

/** All languages at once, because sites mix them. */
export const conditionWords = (kind: ConditionWords): string => Object.values(byLanguage[kind]).join('|')

export const fromWords =
  'from|starting (?:at|from)|ab|a partir de|des|da|a partire da|desde|a partir de|vanaf|v\\.a\\.|fran|fra|od|alkaen|от'

export const freeWords =
  'free(?: of charge| entry| admission)?|freien eintritt|eintritt frei|frei|kostenlos|kostenfrei|gratis|umsonst|gratuit[aoe]?s?|gratuiti|ingresso libero|ingresso gratuito|entree libre|entree gratuite|entrada (?:libre|gratuita)|gratis toegang'
/** 'Under 5s go free', 'Kinder haben freien Eintritt'. */
export const freeVerbs =
  'go|come|are|is|get in|enter|travel|stay|sind|ist|haben|fahren|schlafen|e|sono|entrano|est|sont|entrent|es|son|entran|sao|entram|zijn|mogen|hebben'
export const freeLeads = 'for|fur|per|pour|para|voor|a|i|gli|le|les|los|las|os|as|die|de'

/** 'In der Hochsaison', 'for members'. */
export const leadingWords =
  'for für per pour para voor in im on at am an during nel nei nella en em op au aux le les il el los'
export const articlesAfter = 'the der den dem la le les il i gli los las el os as de het'
