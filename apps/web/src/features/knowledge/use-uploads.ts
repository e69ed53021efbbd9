import type { OwnSource } from '@foyer/contract/sources'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { formatFileSize, formatPlural } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { refetchKnowledge, sourcesPath } from './knowledge-queries.ts'

export type Upload = { key: number; name: string; failed: string | null }

/** Uploads files one at a time, so that the first ones are ready early. */
export function useUploads(assistantId: string, maxBytes: number | undefined) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const next = useRef(0)
  const queue = useRef(Promise.resolve())

  const settle = (key: number, failed: string | null) =>
    setUploads((before) =>
      failed === null
        ? before.filter((each) => each.key !== key)
        : before.map((each) => (each.key === key ? { ...each, failed } : each)),
    )

  async function send(key: number, file: File): Promise<boolean> {
    if (maxBytes !== undefined && file.size > maxBytes) {
      settle(
        key,
        `This file is ${formatFileSize(file.size)}. Your plan allows up to ${formatFileSize(maxBytes)} per file.`,
      )
      return false
    }
    const form = new FormData()
    form.set('file', file)
    try {
      await api.post<OwnSource>(`${sourcesPath(assistantId)}/files`, form)
      await refetchKnowledge(queries, assistantId)
      settle(key, null)
      return true
    } catch (error) {
      settle(key, messageOf(error, 'Couldn’t upload it. Check your connection and try again.'))
      return false
    }
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => ({ key: next.current++, file }))
    setUploads((before) => [
      ...before.filter(({ failed }) => failed === null),
      ...added.map(({ key, file }) => ({ key, name: file.name, failed: null })),
    ])
    queue.current = queue.current.then(async () => {
      let taken = 0
      for (const { key, file } of added) if (await send(key, file)) taken++
      if (taken > 0)
        toast({
          title: `${formatPlural(taken, 'file')} added`,
          description: `Your assistant will use ${taken === 1 ? 'it' : 'them'} from the next question.`,
        })
    })
  }

  return { uploads, add, dismiss: (key: number) => settle(key, null) }
}
