import type { ReadPage } from '@foyer/crawler/read/read-page'
import { headsNews, isDated } from '../page/dated-pages.ts'
import { pageLines } from '../page/page-lines.ts'
import { isAboutThirdParty, isNeighbourhood, isThirdPartyHeading, placedLines } from './third-parties.ts'

const withoutLineMarks = (line: string) =>
  line
    .replace(/^\s*(?:- |\d{1,9}\. |: )|[|#>\s]+/g, ' ')
    .trim()
    .replace(/^“|”$/g, '')

/** The page's text without lines by customers or about others, news, and text planted for assistants. */
export function ownWords(text: string, page: ReadPage): string {
  if (isDated(page) || isNeighbourhood(page)) return ''
  const isOurs = ({ path, text: line }: { path: readonly string[]; text: string }) =>
    !path.some((heading) => isThirdPartyHeading(heading) || headsNews(heading)) &&
    !isAboutThirdParty(line, page)
  const ours = new Set(
    placedLines(page)
      .filter(isOurs)
      .map((line) => withoutLineMarks(line.text)),
  )
  const theirs = new Set(
    [...pageLines(page)].map((line) => withoutLineMarks(line.text)).filter((line) => !ours.has(line)),
  )
  return text
    .split('\n')
    .filter((line) => !theirs.has(withoutLineMarks(line)))
    .join('\n')
}

/** A business states prices to pay, a visitor a price already paid. */
const visitorStory = new RegExp(
  [
    '(?:i|we) (?:(?:only|just|also|even|both|each|then|recently) )?(?:paid|stayed|booked|visited|ordered|loved|enjoyed|ate|spent|went|were charged|was charged)',
    '(?:charged|cost|set) (?:me|us)',
    '(?:ich|wir) (?:zahlten?|bezahlten?|übernachteten?|buchten?|waren?|(?:habe|haben|hatten?) [^.!?]{0,80}(?:gezahlt|bezahlt|übernachtet|gebucht|gegessen|verbracht))',
    "(?:j['’]ai|nous avons|on a) (?:\\p{L}+ ){0,2}(?:payé|séjourné|dormi|mangé|réservé|passé|adoré)",
    'pagué|(?:me|nos) cobraron|(?:me|nos) costó|nos alojamos|me alojé|nos hospedamos',
    '(?:ho|abbiamo) (?:\\p{L}+ ){0,2}(?:pagato|speso|soggiornato|dormito|mangiato|prenotato)',
    'paguei|pagámos|ficámos|fiquei|cobraram-(?:me|nos)',
    '(?:ik|we|wij) (?:betaalden?|sliep(?:en)?|verble(?:ef|ven)|boekten?|(?:heb|hebben) [^.!?]{0,80}(?:betaald|geslapen|gegeten|geboekt))',
  ]
    .map((voice) => `(?<!\\p{L})(?:${voice})(?!\\p{L})`)
    .join('|'),
  'iu',
)
export const isVisitorStory = (words: string): boolean => visitorStory.test(words)

/** After 'they reach us on' follows the business's own number. */
const usWords =
  /(?<!\p{L})(?:us|uns|nous|ons|(?:chiama|contatta|scrive)t?[ea]?ci|(?:ll[aá]m|contáct|escr[ií]b)[ae]n?os|contacte-nos|ligue-nos|нам|нас)(?!\p{L})/iu
export const mentionsUs = (words: string): boolean => usWords.test(words)

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
export const refuses = (words: string): boolean => refusal.test(words.toLowerCase())
