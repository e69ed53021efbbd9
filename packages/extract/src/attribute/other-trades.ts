import type { ReadPage } from '@foyer/crawler/read/read-page'

/**
 * The names of trades by which firms call themselves that a house sends its guests to: 'Kwik Cabs', 'Floristik
 * Weber', 'Fioreria Bianchi'. Names of departments ('Restaurant', 'Werkstatt', 'Garage') are left out, and so
 * are people's ('Baker').
 */
const trades = [
  'cabs?|minicabs?|cars|carriages|coaches|minibus(?:es)?|shuttles?|limousines?|chauffeurs?|\\p{L}{0,12}taxis?\\p{L}{0,12}|autonoleggio|autovermietung|\\p{L}{3,12}verleih',
  'inn|hotel|hostel|guesthouse|gasthof|gasthaus|pension|hôtel|auberge|albergo|locanda|agriturismo|hostal|pensión|posada|pousada|pizzeria|trattoria|osteria',
  'florists?|flowers|blooms|floristik|blumen\\p{L}{0,10}|fleuriste|fleurs|fioreria|fiorista|floristería|florista|bloemen\\p{L}{0,10}',
  'bakery|bakers|butchers|bäckerei|metzgerei|fleischerei|boulangerie|boucherie|panetteria|macelleria|panadería|carnicería|padaria|bakkerij',
  'pharmacy|chemists?|apotheke|pharmacie|farmacia|farmácia|apotheek|vets|veterinary|tierarztpraxis',
  'recovery|towing|abschlepp\\p{L}{0,8}|autosoccorso|locksmiths?|schlüsseldienst|serrurerie|cerrajería',
  'roofing|roofers|plumbing|plumbers|heating|electrical|electricians|scaffolding|glazing|dachdeckerei|sanitär|elektro\\p{L}{0,10}|glaserei|plomberie|électricité|idraulica|termoidraulica|fontanería|electricidad|installatiebedrijf',
  'travel|tours|reisen|reisebüro|viaggi|viajes|voyages|viagens|removals|couriers|logistics|umzüge|spedition|traslochi|déménagements|mudanzas|caterers|photography|fotografie|marquees|fahrschule',
].join('|')
const trade = new RegExp(`^(?:${trades})$`, 'u')

/**
 * A sentence calls somebody by one of these; whoever is not called is listed, and a list of contacts is the
 * house's own.
 */
const callingVerb =
  /^(?:call|ring|phone|try|contact|use|ask|rufen|ruft|anrufen|fragen|appelez|appeler|contactez|chiam(?:ate|are|i|a)|contatt(?:ate|are|i)|sentite|llam(?:e|en|ad|ar)|contacte[nm]?|contactar|ligue[m]?|ligar|bel|belt|bellen)$/u
/** A word between a name and its number: 'erreichen Sie unter', 'will collect you on', 'risponde allo'. */
const wordBeforeNumber = /^(?:\p{Ll}[\p{L}'’-]*[,:]?|Sie|Tel\.?|Telefon|☎|[(:–—-])$/u
const mostWordsBeforeNumber = 5
const nameWord = /^\p{Lu}[\p{L}'’&.-]*$/u
const joiningWord = /^(?:&|and|und|et|e|y|en|of|di|da|de)$/u

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}&]+/gu) ?? []
const withoutEnding = (word: string) => word.replace(/e?s$/u, '')

/**
 * Whether a sentence up to a number sends one to a firm of a trade: 'For taxis call Kwik Cabs on'. Not where the
 * business is of that trade itself, or shares a name with the firm, which is then a part of it.
 */
export function sendsToTrade(before: string, page: ReadPage): boolean {
  const words = before.replaceAll('(', ' ( ').split(/\s/u).filter(Boolean)
  let end = words.length
  while (end > 0 && words.length - end < mostWordsBeforeNumber && wordBeforeNumber.test(words[end - 1]!))
    end--
  let begin = end
  while (begin > 0 && isPartOfName(words[begin - 1]!)) begin--
  const name = wordsOf(words.slice(begin, end).join(' '))
  const [named] = name.filter((word) => trade.test(word))
  if (!named || (name.length < 2 && !named.includes('taxi'))) return false
  const isSaid =
    end < words.length - 1 || words.slice(0, begin).some((word) => callingVerb.test(word.toLowerCase()))
  return isSaid && !isOwnName(name, named, page)
}

const isPartOfName = (word: string) =>
  (nameWord.test(word) && !callingVerb.test(word.toLowerCase())) || joiningWord.test(word)

function isOwnName(name: string[], named: string, page: ReadPage): boolean {
  const own = wordsOf(`${page.siteName} ${page.wholeTitle ?? page.title}`)
  const host = URL.parse(page.url)?.hostname ?? ''
  const isShared = (word: string) =>
    (word.length > 2 && own.some((other) => withoutEnding(other) === withoutEnding(word))) ||
    (word.length > 3 && host.includes(word))
  return isShared(named) || name.some((word) => !trade.test(word) && isShared(word))
}
