import { fold } from '@foyer/text/fold'
import { wordsNamed } from '../language/patterns.ts'

const keyLike =
  /\b(?:sk|pk|rk|fy_[au]|ghp|xox[bp])[-_][A-Za-z0-9_-]{8}|\beyJ[A-Za-z0-9_-]{20}|\bAKIA[0-9A-Z]{12,}/
const machinery = new RegExp(String.raw`\b(?:${wordsNamed('machinery')})\b`, 'i')
const longEnough = 8
const longSentence = 30

/** Detects sentences that reveal the rules, the fence, the owner's instructions or a key. */
export function leaksOf(secrets: readonly string[]): (sentence: string) => boolean {
  const kept = secrets
    .map((secret) => fold(secret.replace(/\s+/g, ' ')))
    .filter((secret) => secret.length >= longEnough)
  return (sentence) => {
    if (keyLike.test(sentence) || machinery.test(sentence)) return true
    const said = fold(sentence.replace(/\s+/g, ' ')).trim()
    return kept.some(
      (secret) =>
        said.includes(secret) || (said.length >= longSentence && secret.includes(said.replace(/[.!?]$/, ''))),
    )
  }
}
