/**
 * What is shown in one line, as one: line breaks, tabs and other control characters become a space. They come along when
 * a name is pasted, and a refusal would name characters that nobody sees.
 */
export const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Surrogate}/gu, '')
