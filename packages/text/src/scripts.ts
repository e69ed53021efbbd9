const scripts: readonly [RegExp, string][] = [
  // Japanese uses Chinese characters too, so its own letters decide first.
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0e00-\u0e7f]/g, 'th'],
]

export interface ScriptLanguage {
  language: string
  share: number
  letters: number
}

/** `least` is the share of letters the script must have. */
export function languageByScript(
  text: string,
  least: { japanese: number; other: number },
): ScriptLanguage | null {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  for (const [script, language] of scripts) {
    const count = (text.match(script) ?? []).length
    if (count > 0 && count >= letters * (language === 'ja' ? least.japanese : least.other))
      return { language, share: count / letters, letters }
  }
  return null
}
