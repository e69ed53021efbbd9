import type { Language } from '../../types.ts'

// Chat spellings that no edit distance reaches.
const slang: Partial<Record<Language, Record<string, string>>> = {
  en: {
    wher: 'where',
    dos: 'does',
    ar: 'are',
    whre: 'where',
    wehre: 'where',
    whr: 'where',
    fone: 'phone',
    hw: 'how',
    wat: 'what',
    wats: 'what',
    wot: 'what',
    whats: 'what',
    r: 'are',
    n: 'and',
    pls: 'please',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    til: 'till',
    appt: 'appointment',
    appts: 'appointments',
    hrs: 'hours',
    addy: 'address',
    wknd: 'weekend',
    nite: 'night',
    thru: 'through',
    ppl: 'people',
    cuz: 'because',
    telefone: 'telephone',
    wensday: 'wednesday',
    wendsday: 'wednesday',
    cheepest: 'cheapest',
    cheeper: 'cheaper',
    chage: 'charge',
    chrage: 'charge',
    bday: 'birthday',
    veggie: 'vegetarian',
    delivry: 'delivery',
    wheres: 'where is',
    whens: 'when is',
    hows: 'how is',
    whos: 'who is',
    quid: 'pounds',
    cheq: 'cheque',
    cheqs: 'cheques',
    wud: 'would',
    cud: 'could',
    shud: 'should',
    coz: 'because',
    abt: 'about',
    thx: 'thanks',
    ty: 'thanks',
    yr: 'your',
    tho: 'though',
    b4: 'before',
    gd: 'good',
    msg: 'message',
    num: 'number',
    mins: 'minutes',
    pic: 'photo',
    pics: 'photos',
    sum1: 'someone',
    sumthing: 'something',
    enuf: 'enough',
    becuz: 'because',
    shd: 'should',
    dnt: 'dont',
    wen: 'when',
    wer: 'where',
    hav: 'have',
    giv: 'give',
    thier: 'their',
    ther: 'there',
    neva: 'never',
    avail: 'available',
    rez: 'reservation',
    kidz: 'kids',
    wiv: 'with',
    luv: 'love',
    gonna: 'going to',
    defo: 'definitely',
  },
  es: {
    q: 'que',
    xq: 'porque',
    tb: 'tambien',
    ai: 'hay',
    ay: 'hay',
    ke: 'que',
    kuanto: 'cuanto',
    tlf: 'telefono',
    finde: 'fin',
    bici: 'bicicleta',
  },
  de: { nr: 'nummer', tel: 'telefon', gibs: 'gibt', wieviel: 'viel', moin: 'hallo', ne: 'eine', n: 'ein' },
  nl: {
    nr: 'nummer',
    tel: 'telefoon',
    ff: 'even',
    ofzo: 'of',
    hvl: 'hoeveel',
    hoevel: 'hoeveel',
    wnr: 'wanneer',
    wss: 'waarschijnlijk',
    mss: 'misschien',
    jll: 'jullie',
    julie: 'jullie',
  },
  fr: {
    pk: 'pourquoi',
    pkoi: 'pourquoi',
    koi: 'quoi',
    ki: 'qui',
    ke: 'que',
    kel: 'quel',
    kan: 'quand',
    komen: 'comment',
    cest: "c'est",
    jai: "j'ai",
    yatil: 'y a-t-il',
    vou: 'vous',
    nou: 'nous',
    pui: 'puis',
    prene: 'prenez',
    acepte: 'acceptez',
    kombien: 'combien',
    konbien: 'combien',
    combient: 'combien',
    ouver: 'ouvert',
    ouvere: 'ouvert',
    rdv: 'rendez',
    tel: 'telephone',
    bcp: 'beaucoup',
    bjr: 'bonjour',
    aujourdhui: "aujourd'hui",
  },
}

const spellings = new Map(
  Object.entries(slang).map(([language, words]) => [language as Language, new Map(Object.entries(words))]),
)

/** What a chat spelling stands for. */
export const spelledOut = (folded: string, language: Language): string | undefined =>
  spellings.get(language)?.get(folded)

// Words in their own right that are mostly slips of others; a site that uses them means them.
const confused: Partial<Record<Language, Record<string, string>>> = {
  en: {
    prise: 'price',
    prises: 'prices',
    ware: 'wear',
    wether: 'whether',
    whet: 'what',
    cheep: 'cheap',
    weaks: 'weeks',
    wonts: 'wants',
    thee: 'there',
    des: 'does',
    wold: 'would',
    jut: 'just',
  },
}
const asksBefore = /^(?:how|long|much|time|often|when|where|why)$/
const namesAfter = /^(?:it|he|she|the|a|an|this|that|your|ur|my|one|everyone|anyone)$/

// Who adds a rule to `confusedWith` adds its words here: all others are not looked at.
const confusedInPlace = new Set(['were', 'dose', 'tie', 'tim', 'moth', 'moths', 'log', 'our', 'ours'])

/** Whether what stands beside it may tell that a word is a slip of another. */
export const isOftenConfused = (folded: string, language: Language): boolean =>
  (language === 'en' && confusedInPlace.has(folded)) || Object.hasOwn(confused[language] ?? {}, folded)

/** The everyday word that a rarer one is mostly a slip of. */
export function confusedWith(
  folded: string,
  { before, after }: { before: string | undefined; after: string | undefined },
  language: Language,
): string | undefined {
  if (!isOftenConfused(folded, language)) return undefined
  // 'Were are you' asks where.
  if (folded === 'were' && language === 'en')
    return before === undefined && /^(?:are|ar|r|is|do|can|u)$/.test(after ?? '') ? 'where' : undefined
  // 'How long dose it last', unlike 'what dose should I take'.
  if (folded === 'dose' && language === 'en')
    return asksBefore.test(before ?? '') || namesAfter.test(after ?? '') ? 'does' : undefined
  // 'What tie do you shut', '£9 a moth'.
  if (/^ti[em]$/.test(folded) && language === 'en')
    return /^(?:what|wat|whta|wot|which)$/.test(before ?? '') ? 'time' : undefined
  if (/^moths?$/.test(folded) && language === 'en')
    return /^(?:a|per|each|every|how|many|\d+|two|three|six|twelve)$/.test(before ?? '')
      ? folded.replace('o', 'on')
      : undefined
  if (folded === 'log' && language === 'en') return before === 'how' ? 'long' : undefined
  // 'An our', 'ten ours'.
  if (/^ours?$/.test(folded) && language === 'en')
    return /^(?:an|per|half|\d+|two|three|four|five|six|eight|ten|many)$/.test(before ?? '')
      ? `h${folded}`
      : undefined
  return Object.hasOwn(confused[language] ?? {}, folded) ? confused[language]![folded] : undefined
}
