import { onlySeason, trailingSeason } from '../seasons.ts'

/** The name of a column and the part of the year in it: 'Office, term time – Leeds' is the office in Leeds. */
export function seasonApart(column: string): { name: string; season: string } {
  const names: string[] = []
  let season = onlySeason(column)
  if (season !== '') return { name: '', season }
  for (const piece of column.split(' – ')) {
    const alone = onlySeason(piece)
    const named = alone === '' ? trailingSeason(piece) : null
    season ||= alone || (named?.season ?? '')
    if (alone === '') names.push(named?.name ?? piece)
  }
  return { name: names.join(' – '), season }
}

/** Sentences of a longer text, each of which may tell hours. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[\p{L}\d)][.!?])\s+(?=[\p{Lu}\p{Lo}])|\n/u)
