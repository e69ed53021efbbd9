import words from './words/regions.json' with { type: 'json' }

const countries =
  'GB IE DE AT CH LI FR BE LU NL ES PT IT MC SM DK SE NO FI IS PL CZ SK HU SI HR GR RO BG EE LV LT MT CY US CA AU NZ BR'
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ru']
/** Regions look like countries, so countries are known by name. */
const countryNames = new Set(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return countries.split(' ').map((code) => names.of(code))
  }),
)
const moreCountries = new Set(words.moreCountries)

export const isCountry = (name: string): boolean => countryNames.has(name) || moreCountries.has(name)

/** British counties besides those in -shire. */
const britishCounties = words.britishCounties
const countiesOfTwoWords = words.countiesOfTwoWords
const spanishProvinces = words.spanishProvinces
const regions = new Set([
  ...britishCounties.split(' '),
  ...countiesOfTwoWords.split(','),
  ...spanishProvinces.split(','),
])

export const isRegion = (name: string): boolean =>
  regions.has(name) || /^\p{Lu}[\p{L} ]{1,20}shire$/u.test(name) || /^(?:Co\.?|County) \p{Lu}/u.test(name)
