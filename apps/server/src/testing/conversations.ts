import { Readable } from 'node:stream'
import type { Confidence, SecondLook, Source } from '@foyer/contract/chat'
import { conversations, messages, type StoredCut } from '../platform/db/schema/conversations.ts'
import { files } from '../platform/db/schema/files.ts'
import type { TestApp } from './test-app.ts'

type ConversationValues = {
  said?: readonly string[]
  createdAt?: Date
  rating?: number
  kind?: 'visitor' | 'integrator' | 'owner'
  caller?: string
  sessionId?: string
  confidence?: Confidence
  sources?: Source[]
  making?: { by?: string; trouble?: string | null; cut?: StoredCut[]; secondLook?: SecondLook }
}

export async function createConversation(
  app: TestApp,
  assistant: { id: string; accountId: string },
  wanted: ConversationValues = {},
) {
  const {
    said = ['Are you open?', 'Yes, until five.'],
    rating = null,
    kind = 'visitor',
    confidence = 'sure',
    sources = [],
    making: { by = 'built-in', trouble = null, cut, secondLook } = {},
  } = wanted
  const createdAt = wanted.createdAt ?? app.services.now()
  const { db } = app.services
  const [row] = await db
    .insert(conversations)
    .values({
      accountId: assistant.accountId,
      assistantId: assistant.id,
      callerKind: kind,
      caller: wanted.caller ?? crypto.randomUUID(),
      sessionId: wanted.sessionId ?? crypto.randomUUID(),
      satisfactionRating: rating,
      messageCount: said.length,
      unanswered: confidence !== 'sure',
      unsure: confidence === 'unsure',
      notTold: confidence === 'none',
      lastMessageAt: new Date(createdAt.getTime() + said.length),
      createdAt,
    })
    .returning()
  const ids: number[] = []
  for (const [nth, content] of said.entries()) {
    const [message] = await db
      .insert(messages)
      .values({
        conversationId: row!.id,
        accountId: assistant.accountId,
        turn: createdAt.getTime() * 1_000 + Math.floor(nth / 2),
        role: nth % 2 === 0 ? 'user' : 'assistant',
        content,
        ...(nth % 2 === 1 && {
          answered: confidence === 'sure',
          confidence,
          sources,
          answeredBy: by,
          fallbackReason: trouble,
          ...(cut && { cut }),
          ...(secondLook && { secondLook }),
        }),
        createdAt: new Date(createdAt.getTime() + nth),
      })
      .returning()
    ids.push(message!.id)
  }
  return { ...row!, messageIds: ids }
}

export async function createFile(
  app: TestApp,
  conversation: { id: string; accountId: string; messageIds: number[] },
  { name = 'x-ray.png', type = 'image/png', bytes = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') } = {},
) {
  const [row] = await app.services.db
    .insert(files)
    .values({
      accountId: conversation.accountId,
      conversationId: conversation.id,
      messageId: conversation.messageIds[0] ?? null,
      name,
      type,
      size: bytes.length,
    })
    .returning()
  await app.services.files.put(row!.id, Readable.from([bytes]))
  return row!
}
