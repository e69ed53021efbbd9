/** Themes and plugins fill structured data with placeholders that no visitor sees. */

const placeholderName =
  /^(?:(?:your|my) (?:company|business|site|website|organi[sz]ation|shop|store|restaurant|practice|brand)(?: name)?|(?:company|business|site|organi[sz]ation|shop|store) name|(?:ihr |mein )?(?:firmen|unternehmens)name|(?:ihre|meine|deine) (?:firma|website)|(?:le )?nom de (?:votre|l['’]) ?(?:entreprise|société)|votre (?:entreprise|société)|(?:nome (?:della tua |dell['’])?|la tua )azienda|(?:nombre de )?(?:tu|su|la) empresa|(?:nome da )?sua empresa|(?:uw |jouw )?bedrijfsnaam|(?:uw|jouw) bedrijf|lorem ipsum\b.*)$/iu
const placeholderAddress =
  /(?<!\p{L})(?:anytown|any ?city|your (?:street|address|city|town)|street address|muster(?:stadt|hausen|ort)|votre (?:rue|adresse|ville)|(?:il tuo|la tua) (?:indirizzo|via|città)|(?:tu|su) (?:calle|dirección|ciudad))(?!\p{L})/iu
const placeholderDescription =
  /^(?:your|enter|add|insert|write) (?:a |an |your )?(?:\p{L}+ )?description|^(?:short )?description(?: here)?$|^lorem ipsum/iu

export const isStandInName = (value: string): boolean => placeholderName.test(value.trim())
export const isStandInAddress = (value: string): boolean => placeholderAddress.test(value)
export const isStandInDescription = (value: string): boolean => placeholderDescription.test(value.trim())

/** '+1-555-555-5555', '000 000 0000', '123-456-7890'. */
export function isStandInPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^(\d)\1{5,}$/.test(digits) || (digits.length > 6 && '01234567890'.includes(digits))
}
