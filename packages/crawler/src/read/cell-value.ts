const valueWords =
  /[$£€¥₹]\s?\d|\d\s?(?:[$£€¥₹%]|m²|(?:eur|usd|chf|mins?|minutes|minuten|uur|hrs?|h|uhr|am|pm|kg|g|ml|cl|l|km)(?![\p{L}\d]))|\b\d{1,2}[:.h]\d{2}\b|^(?:closed|geschlossen|gesloten|cerrado|fermé|chiuso|ruhetag|free|gratis|kostenlos|included|inklusive|inclusief|inbegrepen|incluido|inclus|incluso|on request|auf anfrage|op aanvraag|poa)(?!\p{L})/iu

/** Matches money, times, durations, percentages and words such as 'closed' or 'included'. */
export function isValue(text: string): boolean {
  return valueWords.test(text) || isFigure(text)
}

/** Matches a single number with any punctuation: '1,200', '(24)', '10 / 12 –'. */
function isFigure(text: string): boolean {
  if (/[a-z_]/i.test(text)) return false
  const first = text.search(/\d/)
  if (first < 0) return false
  let last = text.length - 1
  while (!/\d/.test(text[last]!)) last--
  return /^[\d.,\s/–-]*$/.test(text.slice(first, last + 1))
}
