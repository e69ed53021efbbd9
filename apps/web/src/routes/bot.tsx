import type { Assistant } from '@foyer/contract/assistants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'wouter'
import { AssistantEditor } from '../features/assistant-page/assistant-editor.tsx'
import { BotFailed, BotLoading, BotMissing } from '../features/assistant-page/bot-states.tsx'
import { TestChat } from '../features/test-chat/test-chat.tsx'
import { ApiError } from '../lib/http.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { chunk } from '../ui/chunk.tsx'
import { LaterDialog } from '../ui/later.tsx'

const answerDialog = chunk(() => import('../features/assistant-page/answer-dialog.tsx'))

const whileScanningMs = 3_000

export default function Bot() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, isPending, refetch } = useQuery<Assistant>({
    queryKey: ['/api/assistants', encodeURIComponent(id)],
    refetchInterval: ({ state }) => (state.data?.scan.status === 'running' ? whileScanningMs : false),
  })
  const [teaching, setTeaching] = useState<string | null>(null)
  const missing = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageMeta title={`${data && !missing ? data.name : 'Assistant'} · Foyer`} />
      {isPending && <BotLoading />}
      {missing && <BotMissing />}
      {error && !missing && !data && <BotFailed onRetry={() => void refetch()} />}
      {data && !missing && (
        <AssistantEditor assistant={data} aside={<TestChat assistant={data} onTeach={setTeaching} />} />
      )}
      {data && teaching !== null && (
        <LaterDialog
          chunk={answerDialog}
          title="Teach an answer"
          props={{ teachTo: [data], question: teaching, onClose: () => setTeaching(null) }}
        />
      )}
    </>
  )
}
