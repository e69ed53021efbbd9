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
const moreCountries = new Set(['UK', 'USA', 'Great Britain', 'The Netherlands', 'Holland', 'Brasil'])

export const isCountry = (name: string): boolean => countryNames.has(name) || moreCountries.has(name)

/** British counties besides those in -shire. */
const britishCounties =
  'Devon Dorset Cornwall Somerset Kent Surrey Essex Suffolk Norfolk Cumbria Rutland Northumberland Merseyside Middlesex Sussex Fife Powys Gwynedd Gwent Dyfed Clwyd Ceredigion Hants Herts Berks Bucks Lancs Lincs Notts Leics Northants Oxon Wilts Glos Worcs Staffs Cambs Beds Yorks England Scotland Wales'
const countiesOfTwoWords =
  'East Sussex,West Sussex,Isle of Wight,Isle of Man,Greater Manchester,Greater London,West Midlands,Tyne and Wear,Tyne & Wear,Northern Ireland,County Durham,South Glamorgan,Mid Glamorgan,West Glamorgan,Vale of Glamorgan,Scottish Borders'
const spanishProvinces =
  'Álava,Albacete,Alicante,Almería,Asturias,Ávila,Badajoz,Barcelona,Bizkaia,Burgos,Cáceres,Cádiz,Cantabria,Castellón,Ciudad Real,Córdoba,Cuenca,Gipuzkoa,Girona,Granada,Guadalajara,Huelva,Huesca,Illes Balears,Islas Baleares,Jaén,La Coruña,A Coruña,La Rioja,Las Palmas,León,Lleida,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Palencia,Pontevedra,Salamanca,Santa Cruz de Tenerife,Segovia,Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,Valladolid,Vizcaya,Zamora,Zaragoza'
const regions = new Set([
  ...britishCounties.split(' '),
  ...countiesOfTwoWords.split(','),
  ...spanishProvinces.split(','),
])

export const isRegion = (name: string): boolean =>
  regions.has(name) || /^\p{Lu}[\p{L} ]{1,20}shire$/u.test(name) || /^(?:Co\.?|County) \p{Lu}/u.test(name)
