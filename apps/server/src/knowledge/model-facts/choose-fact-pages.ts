import { namesPrices } from '../facts/names-prices.ts'

export type FactPage = { url: string; title: string; language: string | null; text: string }

const contact =
  /contact|kontakt|contat|about|impressum|imprint|location|find-us|anfahrt|standort|branch|filial|acces|venir|llegar|dove|hours|opening|oeffnung|öffnung|horair|horario|orari|openingstijden/i
const offers =
  /service|treatment|course|class|room|rental|hire|leistung|angebot|kurse|zimmer|behandlung|prestation|soin|chambre|servicio|curso|habitaci|servizi|corsi|camere|trattament|serviço|dienst/i
const dated = /\/(?:blogs?|news|posts?|aktuelles|actualit|noticias|notizie|novit|nieuws|archiv|press)/i
const money = /[€£$¥₹]\s?\d|\d\s?(?:€|£|\$|EUR|CHF|GBP|USD)/g
const times = /\d{1,2}[:.h]\d{2}\s?(?:[–-]|to|bis|à|alle|a)\s?\d{1,2}/g

/** Each page costs a paid call. */
const most = 6

export function chooseFactPages<Page extends FactPage>(pages: readonly Page[]): Page[] {
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

function scoreOf({ url, title, text }: FactPage): number {
  const path = URL.parse(url)?.pathname ?? '/'
  if (dated.test(path)) return 0
  const name = `${path} ${title}`
  const isFront = path.length <= 1
  const figures =
    Math.min(8, text.match(money)?.length ?? 0) + 2 * Math.min(4, text.match(times)?.length ?? 0)
  return (
    figures +
    (isFront ? 3 : 0) +
    (namesPrices(name) ? 6 : 0) +
    (contact.test(name) ? 6 : 0) +
    (offers.test(name) ? 3 : 0)
  )
}
