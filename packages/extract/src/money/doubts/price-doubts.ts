import { prechecked } from '@foyer/text/prechecked-pattern'
import { remembered } from '@foyer/text/remembered'
import type { Fact } from '../../fact.ts'
import type { Sum } from '../sums/money.ts'
import { isPast } from './past-prices.ts'
import { isAskedElsewhere, isThreshold } from './price-limits.ts'
import { isOfValue } from './price-values.ts'

/** Capital, insured sums, wages, gifts and prizes are no prices. */
const nobodyPays = prechecked(
  /(?<!\p{L})(?:share capital|stammkapital|grundkapital|capital social|capitale sociale|maatschappelijk kapitaal|уставный капитал|資本金|자본금|注册资本|sum insured|insured value|(?:insurance|cash) rating|indemnity|deckungssumme|versicherungs(?:summe|wert|schutz bis)|massimale|valore assicurat[oi]|plafond de garantie|valeur assurée|suma asegurada|valor asegurado|verzekerde waarde|excess$|selbst(?:behalt|beteiligung)|eigen risico|franquicia|franchigia|franchise$|vergütung|gehalt|(?:stunden|brutto|monats)lohn|salar(?:y|ies|is|io)|wages?|hourly pay|salaire|stipendio|sueldo|mindestlohn|minijobs?|(?:starting )?rate of pay|starting pay|(?:m\/w\/d|w\/m\/d|m\/f\/d|d\/m\/w|m\/v\/x|h\/f\/x)|salário|uurloon|зарплата|spenden?|donations?|donazion[ei]|donativos?|doações|doação|gift aid|prize (?:money|fund|pot)|grants?$|zuschuss|zuschüsse|förderung|subventions?|subvenciones|subvención|contributi? statal[ei]|subsidie|preisgeld|montepremi|prijzengeld|dotation|premio en metálico)(?!\p{L})|(?<!\p{L})(?:au capital(?: \p{L}{3,10})?$|cap\.\s?soc)/u,
)
/** Words for a prize: 'Win a £500 voucher', 'win a voucher of £500'. */
const prize =
  /^(?:win(?: nu)?|you (?:can|could) win|gewinne(?:n sie|t)?|jetzt gewinnen|gagnez|à gagner|vinci|vincete|gan[ae]|ganhe|выиграйте)(?: (?:an?|one|up to|your|einen?|bis zu|un[aeo]?|jusqu['’]à|fino a|hasta|uma?|até|een|tot)){0,2}(?: (?:gift vouchers?|vouchers?|gift cards?|gutscheine?|bons?|chèques?|buon[io]|bonos?|vales?|(?:waarde|cadeau)bon)(?: \p{L}+){0,3})?$/u
const fine = prechecked(
  /(?<!\p{L})(?:amendes?|bu(?:ß|ss)geld(?:er)?|ordnungsbussen?|geldstrafen?|vertragsstrafen?|strafen?|mult[ae]s?|sanzion[ei]|boetes?|coimas?|штраф\p{L}{0,2}|bøder?|böter|罰金|罚款|罰款|과태료)(?!\p{L})|(?:^|[\s:])fines?(?:$| (?:for|of|if|is|are)(?!\p{L}))/u,
)
/** Some laws have a business publish its subsidies. */
const grant = prechecked(
  /(?<!\p{L})(?:legge (?:n\.? ?)?124\/2017|l\. ?124\/2017|aiuti di stato|contribut[oi] (?:pubblic[oi]|statal[ei]|ricevut[oi]|a fondo perduto)|erogazioni pubbliche|sovvenzion[ei]|state aid|public grants?|fördermittel|öffentliche förderung|aides? (?:publiques?|de l['’]état)|ayudas? públicas?|ajudas? públicas?|overheidssteun)(?!\p{L})/u,
)
/** No grant below this is published. */
const smallestGrant = 500
export const tellsOfGrants = (text: string): boolean => grant.test(text.toLowerCase())
/** Words for the sum from which on something holds: 'Smallest order', 'free delivery from'. */
const threshold = prechecked(
  /(?:smallest|lowest|minimum|min\.|kleinst\p{L}{0,3}|minimal\p{L}{0,2}|minimale) (?:card |online )?(?:orders?|bills?|spend|payments?|purchases?|amount|bestel\p{L}{0,8}|bedrag|betrag|commande|achat|pedido|compra|ordine|spesa|acquisto|encomenda)|mindest(?:bestell|umsatz|einkauf|abnahme)\p{L}{0,8}|(?:commande|achat|pedido|compra|ordine|spesa|acquisto|encomenda|bestelling) m[ií]nim\p{L}{1,3}|(?:minimum (?:de|d['’])|minimo (?:di|d['’])|mínimo de) ?(?:commande|achats?|ordine|spesa|acquisto|pedido|compra|encomenda)|(?<!\p{L})(?:limite?|limiet|obergrenze|höchstbetrag)$|(?:^|– |, )(?:free|frei(?: haus)?|gratis|kostenlos|kostenfrei|versandkostenfrei|portofrei|gratuite?|gratuit[ao]|grátis|бесплатно)(?:$| (?:from|over|above|ab|über|dès|à partir|desde|a partir|da|oltre|vanaf|boven|от|delivery|shipping|lieferung|versand|livraison|entrega|consegna|spedizione|bezorging|levering))|(?<!\p{L})(?:delivery|shipping|postage|lieferung|versand|zustellung|livraison|envíos?|entregas?|consegna|spedizion[ei]|bezorging|verzending|levering|portes|frete|доставка|dostawa|wysyłka|frakt|fragt|doprava|doručení)\s(?:(?:is|are|ist|est|es|è|é)\s)?(?:free|frei|gratis|kostenlos|kostenfrei|gratuit\p{L}{0,2}|offerte?|grátis|бесплатн\p{L}|darmow\p{L}|zdarma)$/u,
)
const total =
  /^(?:total|totaal|samen|gesamt|insgesamt|zusammen|summe|macht|totale|in totale|au total|en total|итого|合計)(?!\p{L})/u
/** 'Price examples' are prices; a worked example is none. */
const example =
  /rechenbeispiel|rekenvoorbeeld|(?:worked|calculation) example|example calculation|(?:exemple|esempio|ejemplo|exemplo) (?:de|di) c[aá]lcu?l|пример расч[её]та|^(?:(?:an?|ein|een|un|une|um) )?(?:example|beispiel|voorbeeld|exemple|ejemplo|esempio|exemplo|пример)$/iu

const namesNothing =
  /^(?:there|it|this|that|these|those|here|instead(?: of)?|es|das|dies|hier|statt(?:dessen)?|anstatt|c['’]est|cela|ici|au lieu de|invece(?: di)?|questo|ecco|qui|esto|aquí|en vez de|en lugar de|anziché|isto|em vez de|het|dit|dat|hier|in plaats van)(?:['’]s)?(?: (?:an?|the|is|are|was|eine?n?|ist|sind|une?|est|un[ao]?|è|es|een)){0,3}$/u

export const isNoPrice = remembered((label) => {
  const small = label.toLowerCase()
  return (
    isAskedElsewhere(small) ||
    [nobodyPays, prize, fine, grant, threshold, total, namesNothing].some((pattern) => pattern.test(small))
  )
})

export const headsWorkedExample = (heading: string): boolean => heading.length <= 80 && example.test(heading)

const isWorkedOut = (before: string): boolean =>
  /=\s{0,3}$/.test(before) && /\d\s?[×x*+−-]\s?\d/u.test(before)

export const savingBehind =
  /^\s*(?:off|discount|less|cheaper|rabatt|ermäßigung|nachlass|günstiger|de (?:réduction|remise|descuento|rebaja|desconto)|di sconto|korting|in savings|cashback|gift|gutschein|free|frei|gratis|kostenlos|versandkostenfrei|gratuite?s?|offert[aeos]?)\b/iu

/** '£1 coin', '2 € Pfand, bekommt ihr zurück'. */
const depositBehind =
  /^\s?(?:(?:pfand|statiegeld|consigne)(?!\p{L})|-?(?:coins?|münzen?|monet[ae]|pièces?|monedas?|moedas?|munt(?:en)?|монет\p{L}{1,2})(?!\p{L})|(?:back|zurück)(?!\p{L})|[^.;]{0,25}(?<!\p{L})(?:you (?:will |do )?get (?:it )?back|(?:bekomm|krieg|erhalt|erhält)(?:en|st|t)? (?:ihr|sie|du|man)\s(?:\p{L}+ ){0,2}zurück|(?:vi|ti) (?:torna indietro|viene (?:resa|restituita))|que vous récupérez|qui vous est rendue?|que se (?:te |le )?devuelve|que (?:lhe )?é devolvid[oa]|krijg(?:t u| je)\s(?:\p{L}+ )?terug)(?!\p{L}))/u
/** '2.800 € brutto im Monat'. */
const wageBehind =
  /^\s?(?:brutto\s(?:im|pro|je|\/)\s?(?:monat|stunde|jahr)|bruts?\s(?:mensuels?|par mois|par an|annuels?)|lord[oi]\s(?:al mese|mensili|all['’]anno|annui)|brutos?\s(?:al mes|mensuales|al año|anuales|por mês|mensais)|bruto\sper\s(?:maand|uur|jaar))(?!\p{L})/u
const longestBehind = 90

export const isNotPaid = (sentence: string, sum: Sum, before = sentence.slice(0, sum.start)): boolean =>
  isWorkedOut(before) ||
  savingBehind.test(sentence.slice(sum.end)) ||
  [depositBehind, wageBehind].some((pattern) =>
    pattern.test(sentence.slice(sum.end, sum.end + longestBehind).toLowerCase()),
  ) ||
  isPast(sentence, sum.start) ||
  isThreshold(sentence, sum) ||
  isOfValue(sentence, sum) ||
  (sum.amount >= smallestGrant && tellsOfGrants(sentence))

const measuredName =
  /^(?:(?:up to|under|over|from|within|until|after|each|every|another|further|additional|next|bis|ab|unter|über|von|ohne|jede[rs]?|weitere[rs]?|danach|innerhalb|jusqu['’]\p{L}+|moins de|plus de|chaque|sans|dès|fino|oltre|sotto|sopra|entro|ogni|dai|dagli|senza|hasta|desde|cada|sin|más de|menos de|até|sem|mais de|tot|vanaf|onder|boven|elke?|zonder|binnen|до|от|свыше|кажд\p{L}{2})(?!\p{L})|\d[\d.,\s–-]{0,12}(?:mm|cm|m|km|kg|g|l|ml|litres?|liter|litri|min|minutes|minuten|minuti|minutos|h|hours?|stunden|heures|ore|horas|uur)?(?: bis| to| a| à| tot)?[\d.,\s–-]{0,12}(?:mm|cm|m|km|kg|g|l|ml)?(?: –|$))/u
const audience =
  /^(?:adults?|child(?:ren)?|kids?|under[- ]\d{1,2}s?|seniors?|students?|members?|concessions?|famil(?:y|ies)|erwachsene[rn]?|kinder|ermäßigt|senioren|studierende|schüler|mitglieder|familien?|adultes?|enfants?|étudiants?|tarif réduit|adultos?|niños|estudiantes|adulti|bambini|ragazzi|ridotto|crianças|volwassenen?|kinderen|leden|дети|взрослые)(?: (?:from|under|over|up to|ab|bis|von|unter|dès|de|da|dai|fino|hasta|van|tot|от|до) .*)?$/u
const onlyMoney =
  /^(?:any amount|(?:jeder|ein beliebiger) betrag|(?:tout|n['’]importe quel) montant|qualsiasi importo|cualquier importe|qualquer (?:valor|montante)|elk bedrag|deposit|down payment|surcharge|supplement|extra|rent|hire|rental|anzahlung|kaution|pauschale|aufpreis|zuschlag|miete|leihgebühr|acconto|caparra|supplement[oi]|noleggio|acompte|arrhes|supplément|location|anticipo|suplemento|alquiler|sinal|aluguer|borg|aanbetaling|toeslag|huur|half (?:an )?hour|half uur|halbe stunde|an hour|(?:een )?uur|one hour|week|day|minutes|dag|tag|woche|giorno|settimana|jour|semaine|semana|día)$/u
export function isGenericLabel(label: string): boolean {
  const small = label.toLowerCase()
  return measuredName.test(small) || audience.test(small) || onlyMoney.test(small) || sizeName.test(small)
}

/** Sizes tell which kind of the item above: 'small', 'large (0.5 l)', 'with bacon'. */
const sizeName =
  /^(?:(?:small|medium|large|regular|half|whole|single|double|klein(?:e[rs]?)?|groß(?:e[rs]?)?|mittel|halbe?r?|ganze?r?|einfach|doppelt|petite?|grande?|moyenne?|demi|entière?|piccol[oa]|medi[oa]|mezz[oa]|inter[oa]|pequeñ[oa]|median[oa]|enter[oa]|pequen[oa]|inteir[oa]|groot|grote|halve|hele)(?:\s\([^()]{0,30}\)|,?\s\d[\d.,]{0,5}\s?\p{L}{1,3})?|(?:with|without|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder)\s\p{L}[^.!?]{1,40})$/u
export const isSize = (label: string): boolean => sizeName.test(label.trim().toLowerCase())

const mostWords = 6
const halfSentence =
  /(?<!\p{L})(?:includes?|gives?|gets?|put|pays?|paga(?:no)?|versan[oi]?|viene|vengono|sono|si|zahl(?:t|en)|gibt|kommen|bekommt|paie(?:nt)?|paye(?:nt)?|pagan?|betaalt|betalen|begint|komt|krijg(?:t|en)|wir|nous|noi|nosotros|we|wij|платят)(?!\p{L})|\p{L}{3}(?:iamo|amos|emos)(?!\p{L})|(?<!\p{L})(?:our|their|your|its|unsere?|notre|nostr[oa]|nuestr[oa]|onze|then|dan|dann|poi|puis|luego)$|[.;!?]\s/iu
/** A lower-case German verb ends no name. */
const germanVerb = /\s(?!ge)\p{Ll}{2,}(?:en|t)$/u

export function isHalfSentence(label: string, language: string): boolean {
  return (
    (label.match(/\p{L}{2,}/gu)?.length ?? 0) > mostWords ||
    halfSentence.test(label) ||
    (language.startsWith('de') && germanVerb.test(label))
  )
}

/** Two sums under one name contradict each other, so the owner is asked. */
export function flagAmbiguousPrices(facts: Fact[]): void {
  for (const alike of contradicting(facts)) for (const fact of alike) fact.sure = false
}

export function flagContradictingPrices(facts: Fact[]): Fact[] {
  const others = new Map<Fact, string>()
  for (const alike of contradicting(facts))
    for (const fact of alike) {
      const other = alike.find(({ amount, url }) => amount !== fact.amount && url !== fact.url)
      if (other) others.set(fact, other.value)
    }
  return facts.map((fact) => {
    const otherValue = others.get(fact)
    return otherValue === undefined ? fact : { ...fact, sure: false, otherValue }
  })
}

function contradicting(facts: Fact[]): Fact[][] {
  // 'Adults' differs from section to section, 'Dry cut' doesn't.
  const detail = ({ label, part, unit, condition, validity, value }: Fact) =>
    [label, isGenericLabel(label) ? part : '', unit, condition, validity, value.replace(/[\d.,]+/g, '')]
      .join('|')
      .toLowerCase()
  return [...Map.groupBy(facts, detail).values()].filter(
    (alike) => new Set(alike.map(({ amount }) => amount)).size > 1,
  )
}
