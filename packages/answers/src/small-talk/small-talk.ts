import { isAscii } from '@foyer/calendar/plain-letters'
import { fold } from '../language/fold.ts'
import { wordsNamed } from '../language/patterns.ts'
import { asFolded, type Chatter, chatterIn } from './chatter.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity' | Chatter

const machine = `(?:${wordsNamed('talk machine')})`
/** `data/patterns`: what is said, where `{machine}` stands for the name of one. */
const words = (name: string) => wordsNamed(`talk ${name}`).replaceAll('{machine}', machine)

const greeting = words('greeting')
const thanks = `(?:${words('before thanks')})?[ ,!.]*(?:(?:${words('many')}) )?(?:${words('thanks')})(?: (?:${words('after thanks')}))?`
const farewell = words('farewell')
const identity = `${words('identity')}|(?:${words('are you')}) ?(?:(?:${words('article of a machine')}) )?${machine}(?:${words('ends are you')})?`

const frame = (source: string) => new RegExp(`^(?:${asFolded(source)})$`, 'u')
const kinds: [RegExp, SmallTalk][] = [
  [frame(`(?:(?:${greeting})[ ,!.]*)?(?:${identity})`), 'identity'],
  [frame(`(?:${greeting})(?:[ ,!.]+(?:${greeting}))?(?: (?:${words('to all')}))?`), 'greeting'],
  [frame(`(?:${thanks})(?:[ ,!.]+(?:${farewell}))?`), 'thanks'],
  [frame(`(?:${farewell})`), 'farewell'],
  // 'Ok, great', 'haha lol'.
  ...chatterIn.map(([source, kind]): [RegExp, SmallTalk] => [
    frame(`(?:${source})(?:[ ,!.]+(?:${source}))?`),
    kind,
  ]),
]

/** A message that is nothing but courtesy. */
export function smallTalkIn(message: string): SmallTalk | null {
  const folded = fold(message)
  const plain = isAscii(folded)
    ? folded
    : folded.replace(/[’‘]/g, "'").replace(/\p{Extended_Pictographic}|\u{fe0f}/gu, '')
  const said = plain
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .replace(/(?<![\s.,!?。！？؟।~♥])[\s.,!?。！？؟।~♥]+$/u, '')
  if (said.length > 90) return null
  if (said === '' && /\p{Extended_Pictographic}/u.test(folded)) return 'nod'
  return courtesyIn(said) ?? courtesyIn(said.replace(joins, ''))
}

/** 'And thanks' goes on with nothing that was asked before. */
const joins = new RegExp(`^(?:${asFolded(words('joins'))})`, 'u')

function courtesyIn(said: string): SmallTalk | null {
  for (const [pattern, kind] of kinds) if (pattern.test(said)) return kind
  return null
}
