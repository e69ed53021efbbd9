import { wordsNamed } from './patterns.ts'

const continues = new RegExp(String.raw`^(?:${wordsNamed('continues')})\b`, 'iu')

/** A sentence that goes on about what the one before it named. */
export const continuesPrevious = (sentence: string) => continues.test(sentence)
