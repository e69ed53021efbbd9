import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'wouter'
import { AssistantEditor } from '../features/assistant-page/assistant-editor.tsx'
import {
  AssistantFailed,
  AssistantLoading,
  AssistantMissing,
} from '../features/assistant-page/assistant-states.tsx'
import { QuestionsNote } from '../features/facts/questions-note.tsx'
import { TestChat } from '../features/test-chat/test-chat.tsx'
import { GonePagesNote } from '../features/website/gone-pages-note.tsx'
import { hasFailedToLoad, isFirstLoad } from '../lib/api/query-state.ts'
import { ApiError } from '../lib/http/http.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import type { Lesson } from '../shared/answers/taught.ts'
import { assistantQuery } from '../shared/assistants/assistant-queries.ts'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { chunk } from '../ui/loading/chunk.tsx'
import { LazyPart } from '../ui/loading/lazy.tsx'
import { LazyDialog } from '../ui/overlays/lazy-dialog.tsx'

const factsPanel = chunk(() => import('../features/facts/facts-panel.tsx'))
const knowledgePanel = chunk(() => import('../features/knowledge/knowledge-panel.tsx'))
const embedDialog = chunk(() => import('../features/embed/embed-dialog.tsx'))
const answerDialog = chunk(() => import('../features/assistant-page/answer-dialog.tsx'))

const newForMs = 24 * 60 * 60 * 1_000
/** Large websites are still being read after creation, before the owner was asked to check the facts. */
const isNew = (createdAt: string) => Date.now() - Date.parse(createdAt) < newForMs

export default function AssistantScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const read = useQuery(assistantQuery(id))
  const [teaching, setTeaching] = useState<Lesson | null>(null)
  const [embedding, setEmbedding] = useState(false)
  const { data, error, refetch } = read
  const missing = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageMeta title={`${data && !missing ? data.name : 'Assistant'} · Foyer`} />
      {isFirstLoad(read) && <AssistantLoading />}
      {missing && <AssistantMissing />}
      {hasFailedToLoad(read) && !missing && <AssistantFailed onRetry={() => void refetch()} />}
      {data && !missing && (
        <AssistantEditor
          assistant={data}
          notice={
            <>
              <GonePagesNote assistant={data} className="mb-6" />
              <QuestionsNote assistant={data} always={isNew(data.createdAt)} className="mb-6" />
            </>
          }
          facts={
            <LazyPart
              chunk={factsPanel}
              waiting={<Skeleton className="h-72 rounded-card" />}
              props={{ assistant: data }}
            />
          }
          knowledge={
            <LazyPart
              chunk={knowledgePanel}
              waiting={<Skeleton className="h-72 rounded-card" />}
              props={{ assistant: data }}
            />
          }
          onEmbed={() => setEmbedding(true)}
          aside={<TestChat assistant={data} onTeach={setTeaching} />}
        />
      )}
      {data && embedding && (
        <LazyDialog
          chunk={embedDialog}
          title={`Add to Website: ${data.name}`}
          props={{ assistant: data, onClose: () => setEmbedding(false) }}
        />
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
