import type { SmallTalk } from '../small-talk/small-talk.ts'

/** The last entry of a trace; plain answers have none. */
export type WayOfAnswering =
  | `small-talk/${SmallTalk}`
  | 'guard/commands'
  | 'say/quoted'
  | 'say/told-in-part'
  | 'say/from-file'
  | 'say/sorry-for-complaint'
  | 'say/asked-back'
  | 'say/not-understood'
  | 'say/not-told'
  | 'guard/asks-for-secret'
