/** The zeros of Arabic, Persian and Hindi digits. NFKC already converts full-width digits. */
const zeros = [0x660, 0x6f0, 0x966]

export const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - zeros.findLast((nought) => nought <= code)!)
  })

/** A phone number in the form used for comparison: digits only. */
export const phoneKeyOf = (phone: string) => plainDigits(phone).replace(/\D+/g, '').replace(/^00/, '')
