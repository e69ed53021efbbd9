import { monthNames } from '@foyer/calendar/month-words'

/**
 * Words before what others take, beside what the business takes: 'Unlike Rival Bakes (£5.50 a loaf, 01947
 * 777888), we charge £4.20'.
 */

const unlikeWords = [
  'unlike|compared (?:to|with)|in contrast to',
  'anders als(?: bei(?:m| der)?)?|im (?:gegensatz|vergleich|unterschied) zu[mr]?',
  'contrairement (?:à|aux?)|à la différence (?:de|du|des)',
  'a differenza (?:di|del|della|dei|degli)|diversamente da(?:l|lla|i|gli)?',
  'a diferencia de(?:l)?|al contrario (?:que|de)|en comparación con',
  'ao contrário d[eoa]s?|em comparação com',
  'anders dan(?: bij)?|in tegenstelling tot|vergeleken met',
  'в отличие от',
].join('|')
const otherFirms = [
  '(?:most |many |the )?(?:others?|competitors?|the competition|rivals?)(?: \\p{L}+)?',
  '(?:viele |die meisten |den )?(?:anderen?|(?:der |die )?konkurrenz|mitbewerbern?)(?: \\p{L}+)?',
  "(?:d['’]|les |la )?(?:autres|concurrents|concurrence)(?: \\p{L}+)?",
  '(?:gli |i |la |le )?(?:altr[ie]|concorrenti|concorrenza)(?: \\p{L}+)?',
  '(?:l[oa]s? )?(?:otr[oa]s|competidores|competencia)(?: \\p{L}+)?',
  '(?:[oa]s? )?(?:outr[oa]s|concorrentes|concorrência)(?: \\p{L}+)?',
  '(?:de )?(?:concurrenten|concurrentie|anderen)(?: \\p{L}+)?',
  'други[ех](?: \\p{L}+)?|конкурент\\p{L}{1,3}',
].join('|')
const whereasWords = 'while|whereas|während|alors que|tandis que|mentre|mientras(?: que)?|enquanto|terwijl'
/** A clause up to the bracket or the comma that ends it; that of a sum ends nothing. */
const clause = '(?:[^(),;:!?.]|[.,:](?=\\d)){0,90}'
const comparedClause = new RegExp(
  `(?<!\\p{L})(?:(?:${unlikeWords})\\s(?<whom>${clause})|(?:${whereasWords})\\s(?:${otherFirms})(?!\\p{L})${clause})(?:\\((?:[^()]|\\([^()]{1,60}\\)){1,160}\\),?|,)`,
  'giu',
)
const mayCompare =
  /unlike|compared|contrast|anders |gegensatz|vergleich|unterschied|contrairement|différence|differenza|diversamente|diferencia|contr[aá]rio|comparaci|comparaç|tegenstelling|отличие|while|whereas|während|alors que|tandis|mentre|mientras|enquanto|terwijl/iu

const startsWithOthers = new RegExp(`^(?:${otherFirms})(?!\\p{L})`, 'iu')
/** A firm's name, and no day or month: these have a capital in English, and are nobody. */
const firmName = new RegExp(
  String.raw`^(?:(?:the|der|dem|den|die|le|la|les|il|lo|i|el|los|o|a|de|het)\s)?(?!\p{L}+days?(?!\p{L})|(?:${monthNames('en').join('|')}|christmas|easter|our|we)(?!\p{L}))(?=\p{Lu})`,
  'iu',
)
const twoNames = /\p{Lu}[\p{L}'’&-]{0,30}\s\p{Lu}/u
const capitalWord = /(?:^|\s)\p{Lu}/u

/** Whether words name a firm; every noun has a capital in German, where a name is two. */
function namesFirm(whom: string, language: string): boolean {
  if (startsWithOthers.test(whom)) return true
  return (language.startsWith('de') ? twoNames : capitalWord).test(whom) && firmName.test(whom)
}

/** The clauses of a text that tell what somebody else takes, or how to reach them. */
export function competitorClauses(text: string, language: string): string[] {
  if (!mayCompare.test(text)) return []
  return [...text.matchAll(comparedClause)]
    .filter(({ 0: said, groups }) => /\d/.test(said) && namesOthers(groups?.whom, language))
    .map(([said]) => said)
}

const namesOthers = (whom: string | undefined, language: string) =>
  whom === undefined || namesFirm(whom, language)

/** The text without such clauses; what is left begins as a sentence does. */
export function withoutCompetitors(text: string, language: string): string {
  const theirs = competitorClauses(text, language)
  if (theirs.length === 0) return text
  const left = theirs.reduce((rest, said) => rest.replace(said, ' '), text).trim()
  return text.startsWith(theirs[0]!) ? left.slice(0, 1).toUpperCase() + left.slice(1) : left
}
