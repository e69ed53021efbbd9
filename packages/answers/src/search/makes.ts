import { oncePer } from '../language/once-per.ts'
import type { Question } from '../understand/question.ts'

const asked =
  /\b(?:what|which) (?:makes?|brands?|manufacturers?)\b|\b(?:makes?|brands?|manufacturers?) (?:of|are|is|do|does)\b|\bwho makes\b|\bwhich \p{L}+(?: \p{L}+)? (?:do|would|can) you (?:use|work with|recommend|stock|sell)\s*\??$|\bwelche (?:marken?|hersteller)\b|\bqu[eé] marcas?\b|\bquelles? marques?\b|\bche marc[ah]e?\b|\bque marcas?\b/iu

/** 'What make are your bikes?' asks for a name. */
export const asksForMake = oncePer(({ text }: Question): boolean => asked.test(text))
