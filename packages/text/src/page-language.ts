import { languageByScript } from './scripts.ts'

/** Function words that other languages hardly use. */
const functionWords: Record<string, string> = {
  en: 'the and of to is with for you your are our this that we from have will not was by',
  es: 'el los las una que por para con del nuestra nuestro su más está son como también y muy pero',
  de: 'der die und das mit für ist den von auf ein eine wir nicht sie ihr unsere auch bei werden',
  fr: 'le les des une est pour dans vous nous avec sur notre votre pas qui aux sont et du ce',
  it: 'il di che per una con sono della del nostra nostro gli nel più alla anche dei le è questo',
  pt: 'o os uma que para com não do da em nossa nosso mais são você também dos das ao pelo',
  nl: 'de het een van en voor met op zijn wij ons onze niet dat deze naar ook bij uw aan',
  pl: 'i w na z do się nie jest że oraz dla przez od jak lub po są nasze być',
  tr: 've bir için bu ile daha çok olarak olan da de en gibi kadar sonra biz sizin',
  sv: 'och att det som en på är för med av till den vi inte har om ett våra',
  da: 'og at det er en på til af for med den vi ikke har der som et vores',
  fi: 'ja on ei se että joka tai myös kun ovat sekä mutta meidän olla',
  cs: 'a v na je se že s pro jsou jako nebo které od po naše být',
  ro: 'și de la cu în pentru este din care mai sunt noastre nu pe',
  hu: 'a az és hogy nem egy van is meg vagy mint csak már el',
}

/** Languages of one script; the page's declaration decides between them. */
const kindredLanguages: Record<string, string[]> = {
  ru: ['uk', 'bg', 'sr', 'be', 'mk', 'kk'],
  ar: ['fa', 'ur', 'ps'],
  zh: ['ja', 'yue'],
  he: ['yi'],
  hi: ['mr', 'ne'],
  da: ['no', 'nb', 'nn'],
  es: ['ca', 'gl', 'eu'],
  cs: ['sk'],
}

const languagesByWord = new Map<string, string[]>()
for (const [language, list] of Object.entries(functionWords)) {
  for (const word of list.split(' '))
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])
}

const fewestLetters = 40
const longestWord = Math.max(...Array.from(languagesByWord.keys(), (word) => word.length))

function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f)
}

/** The declared language, unless the words clearly contradict it. */
export function pageLanguage(declared: string, text: string): string {
  const stated = /^[a-z]{2,3}(?=[-_]|$)/i.exec(declared.trim())?.[0].toLowerCase() ?? ''
  const heard = languageOfText(text)
  if (!heard) return stated
  if (!stated || stated === heard.language) return heard.language
  if (kindredLanguages[heard.language]?.includes(stated)) return stated
  // Function words can't contradict an unknown language, which may share them.
  if (!heard.byScript && !(stated in functionWords)) return stated
  return heard.sure ? heard.language : stated
}

interface PageLanguage {
  language: string
  sure: boolean
  byScript: boolean
}

function languageOfScript(sample: string): PageLanguage | null {
  const written = languageByScript(sample, { japanese: 0.08, other: 0.3 })
  if (!written || written.letters < fewestLetters) return null
  return { language: written.language, sure: written.share > 0.5, byScript: true }
}

function languageOfText(text: string): PageLanguage | null {
  const sample = text.slice(0, 3000).toLowerCase()
  const foreign = /[\u0370-\u1fff\u3040-\ud7ff]/.test(sample) ? languageOfScript(sample) : null
  if (foreign) return foreign
  const votes = new Map<string, number>()
  let words = 0
  for (let at = 0; at < sample.length; at++) {
    if (!isLatin(sample.charCodeAt(at))) continue
    const start = at
    while (at < sample.length && isLatin(sample.charCodeAt(at))) at++
    words++
    const languages = at - start <= longestWord ? languagesByWord.get(sample.slice(start, at)) : undefined
    if (languages)
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length)
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1])
  const [first, second] = ranked
  if (!first || first[1] < 3 || first[1] < words * 0.04) return null
  const sure = first[1] >= 8 && first[1] >= words * 0.08 && first[1] >= 2 * (second?.[1] ?? 0)
  return { language: first[0], sure, byScript: false }
}
