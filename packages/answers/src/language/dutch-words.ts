// What Snowball's Dutch stemmer leaves apart: participles, the third person, and spelling that follows the sound.

/** Forms that no rule leads to their verb, and small ones of things. */
const twins = new Map(
  `gesloten:sluit sluiten:sluit open:open opent:open opende:open geopend:open openen:open
  besproken:bespreek verkocht:verkoop gekocht:koop kocht:koop gebracht:breng brengt:breng meegebracht:meebreng
  meegenomen:meeneem meenemen:meeneem neemt:neem nemen:neem genomen:neem gevonden:vind vindt:vind
  geschreven:schrijf ingeschreven:inschrijf inschrijven:inschrijf uitgeschreven:uitschrijf verloren:verlies
  begonnen:begin begint:begin beginnen:begin gegeven:geef geeft:geef geven:geef gegeten:eet eten:eet eet:eet
  gedronken:drink vergeten:vergeet gebroken:breek gereden:rijd rijdt:rijd gezwommen:zwem zwemt:zwem
  gesproken:spreek spreekt:spreek spreken:spreek gekozen:kies kiest:kies gestolen:steel geleend:leen
  overleden:overlijd gestorven:sterf afgezegd:afzeg opgezegd:opzeg gedaan:doe bezorgd:bezorg bezorgt:bezorg
  verzonden:verzend gezonden:zend geholpen:help helpt:help gewassen:was geknipt:knip knipt:knip
  duurt:duren kosten:kost kostte:kost gekost:kost
  hondje:hond hondjes:hond katje:kat katjes:kat kindje:kind kindjes:kind feestje:feest feestjes:feest
  cadeautje:cadeau cadeautjes:cadeau tafeltje:tafel tafeltjes:tafel uurtje:uur uurtjes:uur biertje:bier
  biertjes:bier wijntje:wijn wijntjes:wijn dagje:dag dagjes:dag taartje:taart taartjes:taart
  boekje:boek boekjes:boek zoontje:zoon dochtertje:dochter fietsje:fiets plekje:plek plekjes:plek
  reisje:reis reisjes:reis weekje:week`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const firstHalves = 'aan|achter|af|bij|binnen|door|in|langs|mee|na|om|op|over|terug|toe|uit|vast|voor|weg'
const parted = new RegExp(`^(${firstHalves})ge(\\p{L}{3,})$`, 'u')
/** 'Gereserveerd', 'gerepareerd': what begins and ends so is always of a verb. */
const borrowed = /^ge(\p{L}{3,}eer)d$/u
const long = '(?:aa|ee|oo|uu|ie|oe|ij|ui|ou|ei|eu)'
const thirdPerson = new RegExp(`${long}[gklmnpr]t$`, 'u')
const past = new RegExp(`${long}[klmnr]d$`, 'u')
/** Things that end as verbs do: 'kaart', 'beurt', 'woord', 'beeld'. */
const things = /(?:kaart|taart|soort|buurt|beurt|poort|vaart|staart|aard|oord|eeld)$/u

/** A Dutch word as the stemmer is to see it: 'opgehaald' and 'haalt op' as 'ophaal' and 'haal'. */
export function dutchForm(word: string): string {
  const twin = twins.get(word)
  if (twin) return twin
  const whole = word.replace(borrowed, '$1').replace(parted, '$1$2')
  const one = whole.endsWith('jes') && whole.length > 5 ? whole.slice(0, -1) : whole
  const isVerb = (thirdPerson.test(one) || past.test(one)) && !things.test(one)
  return isVerb && one.length > 4 ? one.slice(0, -1) : one
}

/** 'Tariev' and 'tarief', 'huiz' and 'huis', 'less' and 'les' are one. */
export const dutchStem = (stemmed: string): string =>
  stemmed
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
