const valueWords =
  /[$£€¥₹]\s?\d|\d\s?(?:[$£€¥₹%]|eur\b|usd\b|chf\b|min\b|mins\b|minutes\b|minuten\b|uur\b|hrs?\b|h\b|uhr\b|am\b|pm\b|kg\b|g\b|ml\b|cl\b|l\b|m²|km\b)|\b\d{1,2}[:.h]\d{2}\b|^(?:closed|geschlossen|gesloten|cerrado|fermé|chiuso|ruhetag|free|gratis|kostenlos|included|inklusive|inclusief|inbegrepen|incluido|inclus|incluso|on request|auf anfrage|op aanvraag|poa)\b/i

/** What reads as a value: money, a time, a duration, a share, 'closed', 'included'. */
export function isValue(text: string): boolean {
  return valueWords.test(text) || isFigure(text)
}

/** '1,200', '(24)', '10 / 12 –': one number, in whatever stands around it. */
function isFigure(text: string): boolean {
  if (/[a-z_]/i.test(text)) return false
  const first = text.search(/\d/)
  if (first < 0) return false
  let last = text.length - 1
  while (!/\d/.test(text[last]!)) last--
  return /^[\d.,\s/–-]*$/.test(text.slice(first, last + 1))
}
