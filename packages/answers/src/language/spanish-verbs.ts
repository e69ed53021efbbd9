const clitics = /(?:me|te|se|nos|os|l[aeo]s?){1,4}$/
const endings =
  /(?:ariamos|eriamos|iriamos|abamos|aremos|eremos|iremos|asteis|isteis|ieron|iendo|yendo|areis|arian|erian|irian|aron|ando|amos|emos|imos|aste|iste|aran|eran|iran|aban|ados?|adas?|idos?|idas?|aria|eria|iria|ais|eis|aba|ara|era|ira|are|ere|ire|ian|ia|an|en|as|es|is|io|o|a|e)$/
/** What became of the last vowel of a stem: `cierr` of cerrar, `encuentr` of encontrar, `pid` of pedir. */
const vowels: [RegExp, string][] = [
  [/ie(?=[^aeiou]+$)/, 'e'],
  [/ue(?=[^aeiou]+$)/, 'o'],
  [/ue(?=[^aeiou]+$)/, 'u'],
  [/i(?=[^aeiou]+$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
]
/** How spelling keeps a sound before another vowel: `recoj` of recoger, `busqu` of buscar, `conozc` of conocer. */
const spellings: [RegExp, string][] = [
  [/zc$/, 'c'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/j$/, 'g'],
  [/g$/, ''],
]

/** Infinitives that a form may belong to, folded: `cierran` → cerrar, `recojo` → recoger, `traigo` → traer. */
export function spanishInfinitives(folded: string): string[] {
  const found = new Set<string>()
  for (const word of new Set([folded, folded.replace(clitics, '')])) {
    if (/[aei]r$/.test(word)) found.add(word)
    const bare = word.replace(endings, '')
    if (bare === word || bare.length < 2) continue
    const stems = [bare]
    for (const [changed, vowel] of vowels) if (changed.test(bare)) stems.push(bare.replace(changed, vowel))
    for (const stem of [...stems])
      for (const [changed, letters] of spellings)
        if (changed.test(stem)) stems.push(stem.replace(changed, letters))
    for (const stem of stems) for (const ending of ['ar', 'er', 'ir']) found.add(stem + ending)
  }
  return [...found]
}
