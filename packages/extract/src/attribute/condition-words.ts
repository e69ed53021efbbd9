/** Words without accents, in lower case; calendar has the seasons and days. */

const byLanguage = {
  when: {
    en: 'bank holidays?|public holidays?|in season|out of season|pre-season|(?:high|low|mid|peak|main) seasons?|season [a-d1-4]',
    de: 'hochsaison|mittelsaison|saison [a-d1-4]|(?:gesetzliche )?feiertagen?|feiertags?|wochentage?|wochenends',
    it: 'feriale|bassa|media|alta|altissima|altissima stagione|stagione [a-d1-4]|(?:giorni )?festivi|prefestivi|infrasettimanale',
    fr: 'basse|moyenne|haute|jours feries|tres haute saison|saison [a-d1-4]',
    es: 'baja|festivos|visperas de festivos?|temporada [a-d1-4]|estacion (?:alta|baja|media)',
    pt: 'baixa|feriados|vesperas de feriados?|epoca (?:alta|media|baixa)|temporada (?:alta|media|baixa)',
    nl: 'laag|midden|hoog|feestdagen|tussenseizoen|middenseizoen|seizoen [a-d1-4]|weekdag',
  },
  whom: {
    en: 'adults?|child(?:ren)?|kids?|juniors?|youths?|young people|teen(?:ager)?s?|toddlers?|infants?|seniors?|students?|pensioners?|families|family|non[- ]residents?|residents?',
    de: 'erwachsene[rn]?|kind(?:er[n]?)?|jugendlichen?r?|senior(?:en|innen)?|student(?:en|innen)?|studierenden?|schuler(?:innen)?|rentner(?:innen)?|famili(?:e|en)',
    it: 'adult[oi]|bambin[oi]|ragazz[oi]|giovani|studenti|anziani|pensionati|residenti|famiglie?',
    fr: 'adultes?|enfants?|jeunes|etudiants?|seniors?|retraites|familles?',
    es: 'adultos?|ninos?|jovenes|estudiantes?|jubilados?|residentes|familias?',
    pt: 'adultos?|criancas?|jovens|estudantes?|idosos?|residentes|familias?',
    nl: 'volwassenen?|kind(?:eren)?|jongeren|senioren|studenten|gezin(?:nen)?|65-plussers?',
  },
  /** These words are never part of an item's name. */
  entitled: {
    en: '(?:club |non[- ])?members?|concessions?|concessionary|unwaged',
    de: '(?:vereins|nicht[- ]?|club)?mitglied(?:er)?n?|ermaßigte?[rn]?|ermassigte?[rn]?|gastkarteninhaber|vollzahler',
    it: '(?:non )?soci[o]?|(?:non )?tesserati|ridott[oi]|intero',
    fr: '(?:non[- ])?(?:membres?|adherents?|licencies)|(?:tarif )?reduit|plein tarif',
    es: '(?:no )?(?:socios?|miembros|abonados)|(?:tarifa )?reducida',
    pt: '(?:nao[- ])?(?:socios?|membros)|(?:bilhete )?reduzido',
    nl: '(?:niet[- ])?leden|(?:niet[- ])?lid',
  },
  age: {
    en: 'from|under|over|up to|aged?|ages|below|above',
    de: 'ab|unter|uber|bis|von|bis einschl\\.|ab dem',
    it: 'fino ai?|fino agli|sotto i|sopra i|oltre i|oltre gli|dai|dagli|da|under|over',
    fr: "jusqu['’]a|moins de|plus de|de|des|a partir de",
    es: 'hasta(?: los)?|menores de|mayores de|desde(?: los)?|de|a partir de',
    pt: 'ate(?: aos)?|menores de|maiores de|dos|a partir dos?',
    nl: 'tot(?: en met)?|t/m|onder|boven|vanaf|van',
  },
  years: {
    en: '(?:years?|yrs?)(?:[- ]olds?| of age)?(?: and (?:over|under|above|older|younger))?',
    de: 'jahren?|j\\.',
    it: "anni(?: d[’']eta)?",
    fr: 'ans',
    es: 'anos',
    pt: 'anos',
    nl: 'jaar',
  },
  lead: {
    en: 'in|on|at|during|for|only|every|the|our|all|aged?',
    de: 'in|im|am|an|fur|bei|nur|der|den|dem|die|alle|jeden|wahrend|zur|zum|unsere',
    it: "in|nel|nei|nella|di|a|al|il|la|le|i|gli|per|solo|durante|ogni|nell['’]",
    fr: "en|au|aux|le|la|les|l['’]|pour|pendant|seulement|un",
    es: 'en|el|la|los|las|para|de|durante|solo|cada',
    pt: 'em|no|na|nos|nas|ao|aos|as|os|a|o|para|durante|so|cada',
    nl: 'in|op|de|het|voor|alleen|tijdens|elke|onze',
  },
} as const

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
