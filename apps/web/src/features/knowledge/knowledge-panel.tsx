import { PagesPart } from './pages-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { SourcesPart } from './sources-part.tsx'

export type KnowledgePanelProps = { assistant: { id: string; websiteUrl: string } }

export default function KnowledgePanel({ assistant: { id, websiteUrl } }: KnowledgePanelProps) {
  return (
    <div className="flex flex-col gap-8 text-sm">
      <SourcesPart assistantId={id} />
      {websiteUrl && (
        <>
          <PagesPart assistantId={id} website={websiteUrl} />
          <RulesPart assistantId={id} />
        </>
      )}
    </div>
  )
}
