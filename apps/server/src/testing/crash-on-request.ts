import { existsSync, writeFileSync } from 'node:fs'

/** A text with these words ends the test process working on it. */
export const crashWords = 'end this process'

const unless = ' unless there is '

/** Crashes once: the file then exists and prevents further crashes. */
export const crashOnceWords = (file: string) => crashWords + unless + file

export function crashOnRequest(text: string) {
  const [, condition] = text.split(crashWords)
  if (condition === undefined) return
  const [, file] = condition.split(unless)
  if (file && existsSync(file)) return
  if (file) writeFileSync(file, '')
  process.exit(1)
}
