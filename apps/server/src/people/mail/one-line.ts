// Line breaks would start another header. Other control characters are useless.
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu

// Bidi controls can make text read differently.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

export const removeBidiControls = (text: string) => text.replace(bidiControls, '')

export const oneLine = (text: string, longest = 200) =>
  removeBidiControls(text).replace(controlCharacters, ' ').trim().slice(0, longest)
