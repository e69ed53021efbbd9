const opens =
  /(?<![\p{L}])(?:opens?(?: at)?|opening(?: times?)?|doors(?: open)?|starts?(?: at)?|from|öffnet|öffnung|geöffnet ab|offen ab|von|ab|abre|abren|apertura|desde|ouvre|ouverture|ouvert de|apre|dalle|abertura|das|de)(?![\p{L}])/iu
const closes =
  /(?<![\p{L}])(?:closes?(?: at)?|closing(?: times?)?|shuts?|ends?(?: at)?|to|until|till|schließt|schliesst|schließung|bis|cierra|cierran|cierre|hasta|ferme|fermeture|jusqu['’]à|chiude|chiusura|alle|fecha|fecho|encerramento|até|às|a|à)(?![\p{L}])/iu

/** What is left of a header besides the word: 'Café opens' is the opening of the 'Café'. */
const besides = (header: string, word: RegExp): string | null =>
  word.test(header)
    ? header
        .replace(word, ' ')
        .replace(/[()/:–-]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : null

export interface Span {
  opens: string
  closes: string
  /** The part of the house whose hours they are; empty for the house itself. */
  of: string
}

/** Columns that each hold one end of the day: of every opening one, the closing one that belongs to it. */
export function spansAmong(headers: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const header of headers) {
    const of = besides(header, opens)
    if (of === null) continue
    const end = headers.find(
      (other) =>
        other !== header &&
        besides(other, closes)?.toLocaleLowerCase() === of.toLocaleLowerCase() &&
        !spans.some((span) => span.closes === other),
    )
    if (end !== undefined) spans.push({ opens: header, closes: end, of })
  }
  return spans
}

const time = /\d{1,2}(?:\s?[:.h]\s?\d{2})?(?:\s?(?:a\.?m\.?|p\.?m\.?|uhr|h)(?!\p{L}))?/giu

/** One end of a day; a cell that holds both ends is no such thing. */
export const isOneTime = (value: string): boolean => (value.match(time) ?? []).length === 1

/** 'Opens', 'Closes' and nothing else. */
export const isAnEnd = (name: string): boolean => besides(name, opens) === '' || besides(name, closes) === ''
