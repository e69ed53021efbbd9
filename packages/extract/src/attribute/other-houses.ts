/** Words by which a text goes on to another house: who supplies this one, owns it, or belongs to the same owner. */

const wareWords = "[\\p{L}'’-]+(?:\\s(?:and|und|et|ed?|y|en|&)\\s[\\p{L}'’-]+)?"
/** The words before a supplier's name: 'Our bread is from', 'unser Brot kommt vom', 'le nostre uova vengono da'. */
const suppliedFrom = [
  `our\\s(?:\\p{L}+\\s)?${wareWords}\\s(?:(?:all\\s)?(?:comes?|is|are)\\s)?(?:(?:bought|sourced|supplied|baked|roasted|brewed|grown|made)\\s)?from(?:\\sthe)?`,
  `unser\\p{L}*\\s${wareWords}\\s(?:(?:kommt|kommen|stammt|stammen|beziehen wir)\\s(?:\\p{L}+\\s){0,2}(?:von|vom|aus|bei)|von|vom)(?:\\sde[rmn])?`,
  `(?:notre|nos)\\s${wareWords}\\s(?:vient|viennent|provient|proviennent)\\s(?:de|du|des)(?:\\s(?:chez|la))?`,
  `nostr[oaie]\\s${wareWords}\\s(?:viene|vengono|proviene|provengono|arriva|arrivano)\\s(?:da|dal|dalla|dallo|dai)`,
  `nuestr[oa]s?\\s${wareWords}\\s(?:viene|vienen|procede|proceden|proviene|provienen|es|son)\\s(?:de|del)(?:\\sla)?`,
  `noss[oa]s?\\s${wareWords}\\s(?:vem|vêm|provém|provêm)\\sd[aoe]s?`,
  `(?:ons|onze)\\s${wareWords}\\s(?:komt|komen|is|zijn)\\s(?:\\p{L}+\\s)?van(?:\\s(?:de|het))?`,
  '(?:supplied|provided|baked|roasted|brewed) (?:for us )?by(?: the)?|geliefert von(?: de[rm])?|fournie?s? par(?: l[ae])?|fornit[oaie] da(?:l|lla)?|suministrad[oa]s? por(?: el| la)?|fornecid[oa]s? p(?:or|el[oa])|geleverd door(?: de| het)?',
].join('|')
/** The words before an owner's name: 'Part of the Fruit Hotels Group'. */
const ownedBy = [
  '(?:(?:part|a subsidiary|a division|a brand) of|owned by)(?: the)?|(?:teil|tochter(?:gesellschaft|firma)?|eine marke) (?:der|des|von)|gehör(?:t|en) zu[rm]?',
  "(?:fait|font|faisons) partie (?:de|du)(?: la| l['’])?|filiale d[eu]|fa(?:nno|cciamo)? parte (?:di|del|della)|forma(?:n|mos)? parte del?|faz(?:em|emos)? parte d[aoe]",
  'onderdeel van(?: de)?|behoort tot(?: de)?|maakt deel uit van(?: de)?',
].join('|')
/** The rest of the sentence; 'Str. 3' and 'Tel. 0761' end none. */
const restOfSentence = '(?:[^.!?;]|\\.(?!\\s\\p{Lu})){0,160}$'
const leadsToName = new RegExp(
  `(?<!\\p{L})(?:${[suppliedFrom, ownedBy].map((words) => inBothCases(words)).join('|')})\\s(?=\\p{Lu})${restOfSentence}`,
  'u',
)
/**
 * The words for a house of the same owner: 'our sister hotel, the Pear Tree:', 'unser Schwesterbetrieb', 'la
 * société mère'.
 */
const relatedHouses = [
  '(?:sister|parent) (?:hotels?|inns?|pubs?|restaurants?|cafés?|compan(?:y|ies)|shops?|stores?|sites?|houses?|business(?:es)?|propert(?:y|ies)|venues?|salons?|studios?|practices?|schools?|farms?|group)',
  '(?:schwester|mutter|tochter)-?(?:hotels?|haus|häuser|betrieb|betriebe|restaurants?|unternehmen|firm(?:a|en)|gesellschaft(?:en)?|konzern|praxis|studios?|laden)',
  '(?:hôtel|maison|établissement|société|adresse|restaurant|boutique)s?[ -](?:jumeau|jumelle|sœur|frère|mère)s?|(?:hotel|struttura|locale|azienda|ristorante|casa) (?:gemell[oa]|sorella|fratello|madre)',
  '(?:hotel|casa|restaurante|empresa|tienda)(?:es|s)?[ -](?:herman[oa]s?|matriz|irmã|irmão|mãe)|(?:zuster|moeder)-?(?:hotels?|bedrijf|bedrijven|restaurants?|onderneming|winkel)',
].join('|')
const relatedHouse = new RegExp(
  `(?<!\\p{L})(?:${inBothCases(relatedHouses)})(?!\\p{L})${restOfSentence}`,
  'u',
)

/**
 * The words with a small or a capital beginning, as sentences begin with any of these; a flag for both cases
 * would take every word for a name.
 */
function inBothCases(words: string): string {
  return words.replace(
    /(^|\||\((?:\?:)?)(\p{Ll})(?=\p{L}|\[)/gu,
    (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`,
  )
}

/** Every text that leads to another house holds one of these. */
const mayLead =
  /from|by|von|vom|kommt|kommen|stamm|beziehen|vien|provi|da|de|do|del|van|door|part|subsidiary|division|brand|owned|teil|tochter|marke|gehör|filiale|onderdeel|behoort|sister|parent|schwester|mutter|jum|sœur|frère|mère|gemell|sorell|fratell|madre|herman|matriz|irm|mãe|zuster|moeder/iu

/** Whether the words up to a number or an address have gone on to another house. */
export const leadsToOtherHouse = (before: string): boolean =>
  mayLead.test(before) && (leadsToName.test(before) || relatedHouse.test(before))
