/** These letters have a second small form, or would become two. */
const unusualSmallLetters = /[İſᲀ-ᲈ]/

/**
 * The text in small letters, for patterns in small letters. They find there what they would find with `iu` in
 * the text as it is written, but for those flags the engine looks up every form of every letter, and takes four
 * times as long to compile.
 */
export function smallLetters(text: string): string {
  if (!unusualSmallLetters.test(text)) return text.toLowerCase()
  return text.replace(/[^İſᲀ-ᲈ]+|[ſᲀ-ᲈ]/g, (part) =>
    unusualSmallLetters.test(part) ? part.toUpperCase().toLowerCase() : part.toLowerCase(),
  )
}
