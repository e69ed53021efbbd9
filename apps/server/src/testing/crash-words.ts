import { existsSync, writeFileSync } from 'node:fs'

/** Words that end whatever process of the tests' own works on them. */
export const crashWords = 'end this process'

const unless = ' unless there is '

/** They end one process: the file is there from then on. */
export const crashOnceWords = (file: string) => crashWords + unless + file

export function crashIfTold(text: string) {
  const [, condition] = text.split(crashWords)
  if (condition === undefined) return
  const [, file] = condition.split(unless)
  if (file && existsSync(file)) return
  if (file) writeFileSync(file, '')
  process.exit(1)
}
