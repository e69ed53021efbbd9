import type { AnsweringRoom, Book } from '../answering/answering-room.ts'
import { type AnsweringRooms, createAnsweringRooms } from '../answering/answering-rooms.ts'
import { createReadingRoom, type ReadingRoom } from '../reading/reading-room.ts'

// A process to answer or read in takes a processor one or two seconds to start, and does for many apps what it does for
// many owners: it keeps nothing of one for another. So all apps that a test process starts have theirs in common. They
// are idle between two files, and end with the process that started them.
let answering: AnsweringRooms | undefined
let reading: ReadingRoom | undefined

/** What this app had opened there is closed with it. */
export function lendAnsweringRooms(): AnsweringRooms {
  answering ??= createAnsweringRooms()
  const opened: Book[] = []
  const lend = (room: AnsweringRoom): AnsweringRoom => ({
    ...room,
    async open(...knowledge) {
      const found = await room.open(...knowledge)
      opened.push(found.book)
      return found
    },
  })
  return {
    ordinary: lend(answering.ordinary),
    heavy: lend(answering.heavy),
    windUp() {},
    async close() {
      for (const book of opened) book.close()
    },
  }
}

export function lendReadingRoom(): ReadingRoom {
  reading ??= createReadingRoom()
  return { ...reading, async close() {} }
}
