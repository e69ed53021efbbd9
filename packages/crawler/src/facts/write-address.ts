type Data = Record<string, unknown>

const name = String.raw`\p{Lu}[\p{L}'’ -]{1,40}`
/** 'Portsmouth PO1 2AB' */
const codeLast = new RegExp(`^(${name}) ([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})$`, 'u')
/** '97437 Haßfurt' */
const codeFirst = new RegExp(`^((?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})?) (${name})$`, 'u')
const countries =
  'GB IE DE AT CH LI FR BE LU NL ES PT IT MC SM DK SE NO FI IS PL CZ SK HU SI HR GR RO BG EE LV LT MT CY US CA AU NZ'
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ru']
/** A region after the town looks just like a country, so countries are known by name. */
const known = new Set(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return countries.split(' ').map((code) => names.of(code))
  }),
)
const mostPieces = 5

/** An address in its parts where it can be told which is which; else whole, which is right too. */
export function postalAddress(value: string): Data {
  const pieces = value.split(', ')
  const at = pieces.findIndex((piece) => codeLast.test(piece) || codeFirst.test(piece))
  const rest = pieces.slice(at + 1)
  // One more piece after the town is its country; two would be anything.
  const isPlain =
    at > 0 && pieces.length <= mostPieces && rest.length <= 1 && rest.every((one) => known.has(one))
  if (!isPlain) return { '@type': 'PostalAddress', streetAddress: value }
  const [, town, code] = codeLast.exec(pieces[at]!) ?? []
  const [, first, named] = codeFirst.exec(pieces[at]!) ?? []
  return {
    '@type': 'PostalAddress',
    streetAddress: pieces.slice(0, at).join(', '),
    postalCode: code ?? first,
    addressLocality: town ?? named,
    ...(rest[0] && { addressCountry: rest[0] }),
  }
}
