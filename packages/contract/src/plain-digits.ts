/** The noughts of the digits that visitors write in: Arabic, Persian, Hindi. Those of full width are plain by NFKC. */
const noughts = [0x660, 0x6f0, 0x966]

/** A text with its digits as 0 to 9. */
export const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - noughts.findLast((nought) => nought <= code)!)
  })

/** A phone number as it is compared: its digits, and nothing of how they were written. */
export const phoneKeyOf = (phone: string) => plainDigits(phone).replace(/\D+/g, '').replace(/^00/, '')
