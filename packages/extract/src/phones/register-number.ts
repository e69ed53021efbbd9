import { callWord } from '../attribute/phone-purpose.ts'

const registerWord =
  /(?:(?<!\p{L})(?:vat|ust|tax|tva|iva|company|registered|registration|register|reg|charity|iban|bic|swift|siret|siren|rcs|nif|cif|nie|nipc|p\.?\s?iva|partita iva|c\.?f\.?|rea|hrb|hra|fn|kvk|btw|cnpj|isbn|issn|sku|ean|order|licen[cs]e|gst(?:in)?|abn|acn|crn|duns|gdc|gmc|rcvs|fca|frn|icp|ogrn|инн|огрн|account|sort code|konto|blz|steuer(?:nummer)?|umsatzsteuer\p{L}{0,9}|identifikationsnummer|uid|mwst|handelsregister|amtsgericht|aktenzeichen|policy|art(?:icle)?|ref(?:erence)?|naf|capital)(?!\p{L}))(?:[^.;·|•\n]|(?<=\b(?:no|nr|n|num|id|reg))\.){0,28}$/iu
/** Other languages have these as words ('the Bell Inn', 'ein Anruf'), but not in capitals. */
const registerLetters = /\b(?:INN|EIN|PAN|CIN|APE)\b[^.;·|•\n]{0,28}$/u

/** 'VAT no.', but not 'To order, ring'. */
export function isRegisterNumber(before: string): boolean {
  const found = registerWord.exec(before)?.[0] ?? registerLetters.exec(before)?.[0]
  return found !== undefined && !callWord.test(found)
}

/** 'NL00 BANK 0000 4128 80', 'DE 123 456 789'. */
const accountCode = /(?<![\p{L}\d])(?:\p{Lu}{2}\d{2}(?: \p{Lu}{4})?|\p{Lu}{4}|ATU|CHE|[A-Z]{2})[\s-]{0,2}$/u
export const isAccountCode = (before: string): boolean => accountCode.test(before)
