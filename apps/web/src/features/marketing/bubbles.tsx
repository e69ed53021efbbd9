import { FileText } from 'lucide-react'
import { type SampleAnswer, sampleChat } from '../../content/sample-chat.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'

export function Question({ children }: { children: string }) {
  return (
    <p className="max-w-[85%] self-end rounded-card rounded-br-xs bg-lavender px-3.5 py-2 text-sm text-on-lavender">
      {children}
    </p>
  )
}

export function Greeting() {
  return (
    <p className="max-w-[92%] self-start rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2 text-sm">
      {sampleChat.greeting}
    </p>
  )
}

export function Answer({ answer, source }: Omit<SampleAnswer, 'question'>) {
  return (
    <div className="flex max-w-[92%] flex-col items-start gap-1.5 self-start">
      <p className="rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2 text-sm">
        {answer}
      </p>
      <p className="flex max-w-full items-center gap-1.5 pl-1 text-xs text-muted">
        <FileText {...iconSize(18)} className="shrink-0" />
        <span className="shrink-0">{source.title}</span>
        <span aria-hidden="true">·</span>
        <span className="min-w-0 wrap-anywhere">
          {sampleChat.website}
          {source.path}
        </span>
      </p>
    </div>
  )
}

export function SampleExchange() {
  const [first] = sampleChat.answers
  return (
    <div className="flex flex-col gap-3">
      <p className="pb-2 text-center text-xs text-muted">{sampleChat.business}, a sample</p>
      <Question>{first.question}</Question>
      <Answer {...first} />
    </div>
  )
}
