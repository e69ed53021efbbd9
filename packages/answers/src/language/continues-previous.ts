import { wordsNamed } from './patterns.ts'

const continues = new RegExp(String.raw`^(?:${wordsNamed('continues')})\b`, 'iu')

/** True for a sentence that continues the subject of the previous one. */
export const continuesPrevious = (sentence: string) => continues.test(sentence)
