import { fold } from '../../language/fold.ts'

/** Which day of the clock a question means, apart from weekdays it names. */
export type Moment = 'now' | 'today' | 'tomorrow' | null

const moments: [RegExp, Moment][] = [
  [
    /\b(?:right now|open now|currently open|at the moment|still open|now open|abierto ahora|ahora mismo|abiertos ahora|gerade (?:offen|geoffnet)|jetzt (?:offen|geoffnet|auf)|noch (?:offen|geoffnet|auf)|ouvert maintenant|en ce moment|aperto adesso|aperti (?:ora|adesso)|aberto agora|abertos agora)\b|сейчас|今(?:開|営業|や)|지금|现在|الان|अभी/u,
    'now',
  ],
  [
    /\b(?:tomorrow|tmrw|demain|domani|amanha)\b|(?<!\b(?:am|\p{L}{0,12}tag|mittwoch) )\bmorgen\b|(?<!\b(?:la|esta) )\bmanana\b|завтра|明日|내일|明天|غدا|कल/u,
    'tomorrow',
  ],
  [
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|heute|hoy|esta (?:tarde|noche|manana)|aujourd'hui|ce soir|oggi|stasera|hoje)\b|сегодня|今日|本日|오늘|今天|اليوم|आज/u,
    'today',
  ],
]

export function momentIn(text: string): Moment {
  const seen = fold(text)
  for (const [pattern, moment] of moments) if (pattern.test(seen)) return moment
  return null
}
