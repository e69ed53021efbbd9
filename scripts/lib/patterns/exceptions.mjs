/**
 * Patterns that take more than linear time and may: each says what bounds the text that it is given. A pattern that
 * a stranger's text of any length reaches has no place here; it is written otherwise.
 */
export const exceptions = [
  {
    file: 'packages/crawler/src/facts/phone-facts.ts',
    pattern: String.raw`/(?<![\d.,/€$£-]|\d:)(?:\+|00)?\(?\d{1,5}\)?(?:[ \u00a0.\-–/]{0,3}\(?\d{1,5}\)?){1,6}(?![\d%€]|[.,:]\d)/gu`,
    because:
      'digits divide into at most seven groups of five, and lines longer than 1,500 characters are not searched',
  },
]
