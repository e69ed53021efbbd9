import type { Sum } from '../sums/money.ts'

const limitWords =
  /(?:over|above|under|below|than|up to|worth|saved?|saving|off|minimum|min\.|maximum|max\.|limit(?:ed to)?|at least|at most|until|spend|(?<!(?:to|on|by) )orders?|instead of|was|were|paid|pay(?:ed)? out|raised|donated|invest(?:ed|iert|i)?|turnover|value of|über|unter|mehr als|bis zu|(?:an)?statt|mindestens|mindestbestellwert|höchstens|más de|menos de|superior(?:es)? a|a partir de un importe de|hasta|mínimo|en (?:lugar|vez) de|ahorr(?:a|e|as|o)|plus de|moins de|jusqu['’]à|au lieu de|supérieure?s? à|payé|oltre|sopra|fino a|invece (?:di|che)|anziché|almeno|minimo|mais de|menos de|até|em vez de|meer dan|minder dan|tot|boven|onder|vanaf een bedrag|minimaal|maximaal|in plaats van|bespaar|espèces jusqu['’]à|gains?|goes? up to|go up to|less|minus|abzüglich|refund)(?:\s(?:of|de|von|di|a|an|the|un|une|i|gli|los|las|os|as))?\s?$/iu
/** Words before what others ask for it: 'RRP £54.85'. */
const askedElsewhere =
  /(?<!\p{L})(?:rrp|msrp|srp|uvp|unverbindliche preisempfehlung|list price|listenpreis|prix (?:public )?conseillé|prezzo (?:di listino|consigliato)|precio (?:de venta )?recomendado|pvpr|preço recomendado|adviesprijs)\s?:?\s?$/iu

export const endsInLimit = (before: string): boolean => limitWords.test(before) || askedElsewhere.test(before)

const boundWords =
  /(?<!\p{L})(?:over|above|under|below|(?:more|less) than|up to|worth|at least|at most|über|unter|bis(?: zu)?|mehr als|mindestens|höchstens|más de|menos de|superior(?:es)? a|hasta|plus de|moins de|jusqu['’]à|supérieure?s? à|oltre|sopra|fino a|almeno|mais de|até|meer dan|minder dan|tot|boven|onder)(?:\s(?:i|gli|los|las|os|as))?\s?$/iu
/** 'For estates up to £200,000': the price that follows holds only then. */
export const endsInBound = (before: string): boolean => boundWords.test(before)

/** 'Kettle – RRP'. */
export const isAskedElsewhere = (label: string): boolean => askedElsewhere.test(label)

const freeFromWords =
  'free|frei(?: haus)?|gratis|kostenlos|kostenfrei|umsonst|versandkostenfrei|portofrei|gratuit\\p{L}{0,2}|offert(?:e|s|es)?|grátis|бесплатно'
/** Words before the sum from which on something is free: 'Delivery free from £50', 'offerte dès 60 €'. */
const freeBefore = new RegExp(
  `(?<!\\p{L})(?:${freeFromWords})(?: (?:delivery|shipping|postage|lieferung|versand|livraison|consegna|spedizione|envío|entrega|bezorging|verzending))?[\\s,:(]{0,3}$`,
  'u',
)
/** Words behind what an order comes to: 'ab 200 € Warenwert', 'dès 60 € d’achat'. */
const orderValue =
  /^\s?(?:(?:net |minimum |netto-?)?(?:order (?:value|total)|basket|spend)|(?:netto)?(?:waren(?:korb)?wert|(?:mindest)?bestell(?:wert|summe)|einkaufswert|auftragswert)|d['’]achats?|de commande|di spesa|di acquist[oi]|d['’]ordine|de compras?|de pedido|em compras|bestel(?:waarde|bedrag|ling)|aankoopbedrag|besteding)(?!\p{L})/u
/** Words behind the sum from which on something is free: 'From £50 delivery is free', 'ab 150 € fahren wir umsonst'. */
const freeBehind =
  /^[^.;,\d]{0,30}(?<!\p{L})(?:(?:delivery|shipping|postage) is free|free (?:delivery|shipping|postage)|(?:we )?deliver (?:for )?free|umsonst|frei haus|versandkostenfrei|portofrei|(?:kostenlos|gratis) (?:geliefert|zugestellt)|(?:liefern|bringen) wir (?:kostenlos|gratis|frei)|(?:lieferung|versand) (?:kostenlos|gratis|frei)|livraison (?:offerte|gratuite)|(?:consegna|spedizione) gratuita|(?:envío|entrega) (?:gratis|gratuit[oa])|gratis (?:bezorging|verzending|bezorgd|verzonden)|(?:bezorging|verzending) gratis)(?!\p{L})/u
const longestBehind = 80

/** A minimum order or a threshold for free delivery is no price. */
export function isThreshold(sentence: string, { start, end, from }: Sum): boolean {
  const after = sentence.slice(end, end + longestBehind).toLowerCase()
  if (orderValue.test(after)) return true
  return from && (freeBefore.test(sentence.slice(0, start).toLowerCase()) || freeBehind.test(after))
}
