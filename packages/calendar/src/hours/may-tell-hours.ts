/** Stems of all words that open, close or except days. Lines without one hold no hours. */
const stems = [
  'clos|shut|finish|lunch|break|pau[sz]|pran|almuer|comida|déjeun|almoço|only|until|till|between|noon|midday|midnight|open|door|start|begin|24|notice|appointment|arrangement|round the clock|days? o|rest d',
  'schlie|schlossen|ruhetag|(?<!\\p{L})(?:zu|auf)(?!\\p{L})|nur|(?<!\\p{L})bis|zwischen|mittag|mitternacht|ffn|offen|weiteres|vereinbarung|absprache|rund um|(?<!\\p{L})ende',
  'ferm|repos|seulement|uniquement|jusqu|entre|midi|minuit|ouv|nouvel|rendez|rdv',
  'descanso|cierr|cerr|sol[oi]|sólo|hasta|mediod|medianoche|abr|abier|apert|nuevo|cita',
  'chiu|riposo|fino|tra le|fra le|mezz|apr|nuovo|appuntamento',
  'folga|encerr|fech|(?<!\\p{L})só|até|meio|meia|novo|abert|marcaç',
  'sluit|gesloten|rustdag|alleen|tot|tussen|middernacht|nader|afspraak',
]
const spanOfTimes = "\\d[\\s.'’a-z]{0,12}(?:[–—~〜～-]|to|a|à|alle|as|às)\\s{0,9}\\d"
/** Stems of other scripts are not listed. */
const otherScript = '[^\\u0000-\\u036f\\u2000-\\u20ac]'
const anyOfThem = new RegExp([...stems, spanOfTimes, otherScript].join('|'), 'iu')

export const mayTellHours = (text: string): boolean => anyOfThem.test(text)
