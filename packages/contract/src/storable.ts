/** A text without what databases refuse and nobody misses: the character nought, and halves of characters. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
