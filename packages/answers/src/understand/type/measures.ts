import type { Question } from '../question.ts'

/** 'How big a van can you take?' is told in metres, feet or tonnes, never in money alone. */
const asked =
  /\bhow (?:big|large|tall|high|heavy|wide|deep)\b(?! (?:of )?an? (?:deposit|discount|tip|fee|bill|party|group|class|saving))/i
const measured =
  /\d[\d.,]{0,12}[\s-]?(?:m|cm|mm|km|metres?|meters?|feet|foot|ft|inch(?:es)?|in|″|"|'|kg|kilos?|g|lbs?|pounds|stone|tonnes?|tons?|litres?|l|sq|m²|m2|ft²|square|acres?|hectares?|people|guests|seats|persons|beds?|bedrooms?|pages|mb|gb|×|x)(?![\p{L}])|\d\s?[×x]\s?\d/iu

export const asksMeasure = ({ text }: Question): boolean => asked.test(text)

export const isMeasured = (text: string): boolean => measured.test(text)
