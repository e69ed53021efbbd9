import { storage } from './storage.ts'

const wellFormed = /^[\w-]{32,100}$/

function draw(bytes: number): string {
  let drawn = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(bytes)))
    drawn += (byte + 256).toString(16).slice(1)
  return drawn
}

/**
 * The visitor's conversation with one assistant, stored across pages. Its random id is all one needs to read it. The part
 * before `--` names the visitor and is the same for every assistant of the site, so that erasing finds all conversations.
 */
export function createSession(assistantId: string, api: string) {
  const key = `foyer:${assistantId}:session`
  const visitorKey = `foyer:${api}:visitor`
  let visitor = ''
  let id = ''
  let begun = false

  const recall = (from: string) => {
    const kept = storage('localStorage', from) || ''
    return wellFormed.test(kept) ? kept : ''
  }

  function adopt(given: string) {
    id = given
    visitor = /^(.{32,}?)--/.exec(id)?.[1] || id
    begun = true
  }

  /** Adopts a conversation from an earlier page or another tab. */
  function find() {
    const kept = recall(key)
    if (kept) adopt(kept)
  }

  find()
  return {
    find,
    /** Drawn when first needed. */
    id: (): string => {
      visitor ||= recall(visitorKey) || draw(16)
      id ||= `${visitor}--${draw(8)}`
      return id
    },
    begun: () => begun,
    /** The server knows the conversation, perhaps by another id. */
    begin(given?: unknown) {
      adopt(typeof given === 'string' && wellFormed.test(given) ? given : id)
      storage('localStorage', key, id)
      storage('localStorage', visitorKey, visitor)
    },
    forget() {
      id = ''
      begun = false
      storage('localStorage', key, '')
    },
  }
}
export type Session = ReturnType<typeof createSession>
