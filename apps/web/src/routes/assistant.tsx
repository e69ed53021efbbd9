import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'wouter'
import { AssistantEditor } from '../features/assistant-page/assistant-editor.tsx'
import {
  AssistantFailed,
  AssistantLoading,
  AssistantMissing,
} from '../features/assistant-page/assistant-states.tsx'
import { TestChat } from '../features/test-chat/test-chat.tsx'
import { isAwaited, isMissing } from '../lib/failed-read.ts'
import { ApiError } from '../lib/http.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { assistantQuery } from '../shared/assistant-queries.ts'
import type { Lesson } from '../shared/taught.ts'
import { chunk } from '../ui/chunk.tsx'
import { LazyDialog } from '../ui/lazy-dialog.tsx'

const answerDialog = chunk(() => import('../features/assistant-page/answer-dialog.tsx'))

export default function AssistantScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const read = useQuery(assistantQuery(id))
  const [teaching, setTeaching] = useState<Lesson | null>(null)
  const { data, error, refetch } = read
  const missing = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageMeta title={`${data && !missing ? data.name : 'Assistant'} · Foyer`} />
      {isAwaited(read) && <AssistantLoading />}
      {missing && <AssistantMissing />}
      {isMissing(read) && !missing && <AssistantFailed onRetry={() => void refetch()} />}
      {data && !missing && (
        <AssistantEditor assistant={data} aside={<TestChat assistant={data} onTeach={setTeaching} />} />
      )}
      {data && teaching && (
        <LazyDialog
          chunk={answerDialog}
          title="Teach an answer"
          props={{ teachTo: [data], ...teaching, onClose: () => setTeaching(null) }}
        />
      )}
    </>
  )
}
