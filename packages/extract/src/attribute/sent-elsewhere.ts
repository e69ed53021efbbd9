/** Words for what the business does not do itself: 'We do not mend tiles', 'non ripariamo tetti'. */
const refusal = new RegExp(
  [
    "(?<!\\p{L})we (?:do not|don['’]t|cannot|can['’]t|no longer|never|are not|aren['’]t|have no|won['’]t)(?!\\p{L})",
    '(?<!\\p{L})wir(?:\\s\\p{L}+){0,5}\\s(?:nicht|kein\\p{L}{0,2})(?!\\p{L})',
    "(?<!\\p{L})nous n(?:e\\s|['’])",
    '(?<!\\p{L})non (?:\\p{L}{1,3}\\s)?\\p{L}{2,20}iamo(?!\\p{L})',
    '(?<!\\p{L})(?:no|não) (?:\\p{L}{1,3}\\s)?\\p{L}{2,20}[aei]mos(?!\\p{L})',
    '(?<!\\p{L})(?:we|wij)(?:\\s\\p{L}+){0,5}\\s(?:niet|geen)(?!\\p{L})',
  ].join('|'),
  'u',
)
const longestRefusal = 160
export const refuses = (words: string): boolean => refusal.test(words.toLowerCase())

const article = "(?:(?:the|den|die|das|le|la|il|lo|al|a la|el|o|a|de|het)\\s|l['’])"
const name = "\\p{Lu}[\\p{L}'’&-]+"
/**
 * A call to somebody by name, a trade with a name, or two names: 'call the roofer Ashdown', 'rufen Sie den
 * Dachdecker Ott', 'ring Hall Roofing'.
 */
const calledByName = new RegExp(
  `(?<!\\p{L})(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ry|[Cc]ontact|[Aa]sk|[Rr]ufen Sie|[Rr]uft|[Ff]ragen Sie|[Aa]ppelez|[Cc]ontactez|[Cc]hiam(?:at[ei]|i|are)|[Cc]ontattate|[Ss]entite|[Ll]lam(?:e|en|ad)|[Cc]ontacte|[Ll]igue|[Bb]el)\\s(?:bitte\\s|please\\s|dann\\s|then\\s|instead\\s)?(?:${article}(?:\\p{Ll}+\\s){0,2}\\p{L}+,?\\s${name}|${name}\\s${name})[^.!?;\\d]{0,40}$`,
  'u',
)

/** Whether the words before a number send to somebody by name for what the business does not do itself. */
export function sendsElsewhere(before: string): boolean {
  const called = calledByName.exec(before)
  return called !== null && refuses(before.slice(0, called.index).slice(-longestRefusal))
}
