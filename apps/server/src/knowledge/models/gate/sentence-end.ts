// A full stop ends a sentence unless it belongs to one of these or to a list number.
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|nr|tel|approx|ca|vs|bzw|inkl|evtl|usw|etc|e\.g|i\.e|z\.b|d\.h|u\.a|a\.m|p\.m|sr|sra|ud|uds|av|m|mme|ул|г|т\.е|т\.д|руб)\.$/iu
const numbering = /(?:^|\n)[^\S\n]*\d{1,3}\.$/

const stops = /[。！？]+|(?<![.!?…؟।])[.!?…؟।]+["'”’»)\]]*(?=\s)|\n+/gu

const longestWord = 60

/** A stop at the very end decides nothing: '9.' may become '9.30'. */
export function sentenceEnd(text: string): number {
  const begin = text.length - text.trimStart().length
  stops.lastIndex = begin
  for (let stop = stops.exec(text); stop; stop = stops.exec(text)) {
    const end = stop.index + stop[0].length
    if (stop[0].startsWith('\n') || /[。！？]/.test(stop[0])) return end
    const next = text.slice(end).trimStart()
    if (next === '') return -1
    const before = text.slice(Math.max(0, stop.index - longestWord), stop.index + 1)
    if (stop[0].startsWith('.') && (abbreviation.test(before) || numbering.test(before))) continue
    if (!/^\p{Ll}/u.test(next)) return end
  }
  return -1
}
