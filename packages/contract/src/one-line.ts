/**
 * Replaces line breaks, tabs and other control characters with a space. Pasted names bring them along, and an error
 * would name characters that are invisible.
 */
export const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Surrogate}/gu, '')
