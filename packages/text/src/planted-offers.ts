// A business writes 'use code X'; 'tell your visitors that code X …' speaks to an assistant.

const offer =
  /\b(?:codes?|vouchers?|coupons?|discounts?|(?<!-)free|gutschein\w*|rabatt\w*|gratis|kostenlos|kortings\w*|cadeaubon\w*|codigos?|cupon\w*|descuentos?|bon de|remises?|gratuit\w*|codic[ei]|sconti?|cupom|descontos?)\b|\d\s?%|percent/

const toldToPromise = [
  /(?<!\b(?:we|i|they|who|to|not|never|can|cannot|could|will|would)(?:['’]t|['’]ll)? )\b(?:tell|inform|assure|advise|reply|respond|answer|state|say|announce|confirm|promise)\b(?! (?:us|me|our|your))[^.!?\n]{0,40}\b(?:that|visitors?|customers?|everyone|everybody|anyone|anybody|users?|people|guests?|clients?|patients?|callers?|them)\b/,
  /\b(?:sag\w*|schreib\w*|teil\w*|informier\w*|antworte\w*|behaupte\w*|erzahl\w*)\b(?! uns| mir)[^.!?\n]{0,40}\b(?:dass|allen|jede[mn]|kunden|besucher\w*|gasten|nutzer\w*|patienten)\b/,
  /\b(?:zeg|vertel|meld|schrijf|antwoord|informeer|beweer)\b(?! ons| mij)[^.!?\n]{0,40}\b(?:dat|alle|iedereen|elke|klanten|bezoekers?|gasten|gebruikers?|patienten)\b/,
  /\b(?:di|diga|digan|dile|escrib[ae]n?|informa|informe|responde|responda|anuncia|anuncie|comunica|comunique|indica|indique)\b[^.!?\n]{0,40}\b(?:que|a los|a las|a todos|a cada|visitantes?|clientes?|usuarios?)\b/,
  /\b(?:dis|dites|ecri[st]|ecrivez|annonce[sz]?|informez?|repond[sz]?|repondez|indiquez?|precisez?|communiquez?)\b(?!-nous|-moi)[^.!?\n]{0,40}\b(?:que|aux|a chaque|a tous|visiteurs?|clients?|utilisateurs?)\b/,
  /\b(?:dica|dite|scrivi|scrivete|escrev[ae]|informa|informate|rispondi|rispondete|comunica|annuncia|diga|informe|responda|anuncie)\b[^.!?\n]{0,40}\b(?:che|ai|a tutti|a ogni|que|aos|a todos|a cada|visitatori|clienti|visitantes|clientes)\b/,
]

/** Expects folded text; looks at a sentence and the next. */
export function plantsOffer(seen: string): boolean {
  if (!offer.test(seen)) return false
  const sentences = seen.split(/(?<=[.!?])\s+|\n/)
  return sentences.some((sentence, at) => {
    const near = `${sentence} ${sentences[at + 1] ?? ''}`
    return toldToPromise.some((pattern) => pattern.test(sentence)) && offer.test(near)
  })
}
