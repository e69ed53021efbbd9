/** 'Nel 2015 la camera costava', 'Bis 2024 … noch', 'the old price of'. */
const pastPrice = new RegExp(
  [
    '(?<!\\p{L})(?:kostete[nt]?|zahlte[nt]?|costava(?:no)?|pagava(?:no|mo|m)?|costò|coûtai(?:t|ent)|payai(?:t|ent)|costaban?|costó|pagaban?|custavam?|custou|kostten?|betaalden?)(?!\\p{L})',
    '(?<!\\p{L})(?:used to (?:cost|be|charge|pay)|once cost|had cost)(?!\\p{L})',
    // English 'cost' is present and past; only 'it cost' is clear.
    "(?<!\\p{L})(?:an?|one|it|everything) (?:[\\p{L}’'-]+ ){0,4}(?<!(?:will|would|can|could|may|might|does|should|to) )cost\\s?(?:$|[£€$] ?\\d)",
    "(?<!\\p{L})(?:our|the|this|that|my) (?:[\\p{L}’'-]+ ){0,3}[\\p{L}’'-]*[^s\\s](?<!children|people|men|women|kids|two|three|four|will|would|can|could|may|might|does|should|to) cost\\s?(?:$|[£€$] ?\\d)",
    '(?<!\\p{L})(?:(?:a|ont) coûté|è costat[oa]|sono costat[ie]|ha(?:n)? costado)(?!\\p{L})',
    '(?<!\\p{L})(?:until|before|up to) (?:\\p{L}{3,12} )?(?:19|20)\\d\\d[^.;]{0,60}\\s(?:was|were|cost|paid|charged)(?!\\p{L})',
    '(?<!\\p{L})bis (?:\\p{L}{3,12} )?(?:19|20)\\d\\d[^.;]{0,80}\\snoch(?!\\p{L})',
    "(?<!\\p{L})(?:old|former|previous|last year[’']s) (?:prices?|rates?|fees?)(?!\\p{L})",
    '(?<!\\p{L})(?:alte[rnms]?|ehemalige[rnms]?|frühere[rnms]?|damalige[rnms]?) (?:preis|tarif)(?:e[ns]?|en)?(?!\\p{L})',
    '(?<!\\p{L})(?:(?:vecchi[oa]?|precedent[ei]) (?:prezz[oi]|tariff[ae]|listin[oi])|prezz[oi] (?:vecchi[o]?|precedent[ei])|anciens? (?:prix|tarifs?))(?!\\p{L})',
    '(?<!\\p{L})(?:(?:antigu[oa]s?|viej[oa]s?) (?:precios?|tarifas?)|(?:precios?|tarifas?|preços?) (?:antigu?[oa]s?|anterior(?:es)?)|antig[oa]s? (?:preços?|tarifas?)|(?:oude|vorige|vroegere) (?:prij(?:s|zen)|tarie(?:f|ven)))(?!\\p{L})',
    '(?<!\\p{L})стоил[аио]?(?!\\p{L})|(?:стар|прежн)\\p{L}{2,3} цен|旧価格|旧料金|이전 ?가격|旧价|舊價|السعر القديم|पुरान\\p{L}{0,2}\\p{M}? (?:कीमत|मूल्य)',
  ].join('|'),
  'u',
)

/** After these the sentence is about today: 'früher kostete es 20 €, heute 25 €'. */
const presentWords =
  /(?<!\p{L})(?:now|today|currently|these days|since then|heute|jetzt|nun|inzwischen|mittlerweile|aktuell|seither|seitdem|oggi|adesso|ora|attualmente|aujourd['’]hui|désormais|maintenant|hoy|ahora|actualmente|hoje|agora|atualmente|nu|vandaag|tegenwoordig|inmiddels|сейчас|теперь|сегодня)(?!\p{L})/gu

const noLongerSold =
  /(?<!\p{L})(?:no longer (?:sell|sold|offer|offered|available|valid|exists?)|nicht mehr (?:verkauft|erhältlich|gültig|angeboten|im angebot)|(?:verkaufen|bieten|gelten|gilt|gibt)\s[^.,;]{0,40}nicht mehr|non (?:vendiamo|si vend[eo]no|si vende|valgono|vale|esiste) più|n(?:e |['’])(?:vendons|proposons|existe(?:nt)?|est|sont) plus (?:vendue?s?|valables?|disponibles?|à la vente)|ne (?:vendons|proposons) plus|ya no (?:se vende|vendemos|ofrecemos|existe|vale)n?|já não (?:se vende|vendemos|oferecemos|existe|vale)m?|(?:verkopen|bieden|gelden|geldt)\s[^.,;]{0,40}niet meer|больше не (?:прода|действ)\p{L}{1,6})(?!\p{L})/u

/** German ends the sentence with the verb: 'hat 80.000 € gekostet'. */
const paidOnce = /^\P{L}{0,20}[^.;,]{0,40}\s(?:gekostet|gezahlt|bezahlt|gekost|betaald)(?!\p{L})/u
const longestBehind = 60

/** A quick check before the long patterns. */
const mayBePast =
  /longer|mehr|più|plus|ya no|já não|meer|больше|kostete|zahlte|gekost|gezahlt|bezahlt|coûté|costat|costado|costav|pagav|costò|coûtai|payai|costab|costó|pagab|custav|custou|kostte|betaald|used to|once|had c| cost |(?:19|20)\d\d|old |former|previous|last y|alte|ehemal|früher|damal|vecch|preceden|ancien|antig|viej|anterior|oude|vorige|vroeger|стоил|стар|прежн|旧|舊|이전|القديم|पुरान/u

export function isPast(sentence: string, at: number): boolean {
  const small = sentence.toLowerCase()
  if (!mayBePast.test(small)) return false
  if (noLongerSold.test(small)) return true
  if (paidOnce.test(small.slice(at, at + longestBehind))) return true
  const before = small.slice(0, at)
  if (!pastPrice.test(before)) return false
  const since = [...before.matchAll(presentWords)].at(-1)
  return since === undefined || pastPrice.test(before.slice(since.index))
}

const yearIn = /(?<!\d)20\d\d(?!\d)/g
const newestOf = (text: string) => Math.max(0, ...(text.match(yearIn) ?? []).map(Number))
const fewestYearsPast = 2

/** 'Season 2019 with new prices' on a page that names later years. */
export function isOfThePast(heading: string, page: Iterable<{ text: string }>): boolean {
  const year = newestOf(heading)
  if (year === 0) return false
  for (const { text } of page) if (newestOf(text) >= year + fewestYearsPast) return true
  return false
}
