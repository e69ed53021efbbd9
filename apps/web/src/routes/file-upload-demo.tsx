import { Download, MessageCircle } from 'lucide-react'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useLiveChat } from '../shared/use-live-chat.ts'
import { Button, ButtonAnchor } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { PublicPage, PublicTitle } from '../ui/layout/public-page.tsx'

const steps = [
  {
    title: 'Pick a file',
    text: 'Use any document or image, or our sample: a price list for a made-up pottery studio.',
  },
  {
    title: 'Attach it in the chat',
    text: 'Click the paper clip next to the input. You can cancel the upload.',
  },
  {
    title: 'Ask about it',
    text: 'For the sample, try ‘How much is wheel throwing for beginners?’ The answer comes from the file.',
  },
]

const facts = [
  ['Types', 'PDF, DOC, DOCX, TXT, JPG, PNG, GIF and WebP. We check the content, not the file name.'],
  ['Size', 'Up to 10 MB each.'],
  ['Reading', 'We read the text in documents. Images need a model that supports them.'],
  ['Storage', 'A file belongs to its conversation and is deleted with it.'],
]

export default function FileUploadDemo() {
  const chat = useLiveChat()
  return (
    <PublicPage>
      <PageMeta
        title="File upload demo · Foyer"
        description="Send a file to a live Foyer assistant and ask about it, with the real widget."
      />
      <PublicTitle
        title="Send a file and ask about it."
        lead="The chat on this page is the real widget, with our own assistant behind it. Nothing is staged."
      />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={chat.opening} onClick={chat.open}>
          <MessageCircle {...iconSize(18)} /> Open the chat
        </Button>
        <ButtonAnchor size="lg" variant="secondary" href="/sample-site/price-list.pdf" download>
          <Download {...iconSize(18)} /> Sample price list
        </ButtonAnchor>
      </div>
      <ol className="mt-14 grid gap-x-12 border-t border-hairline md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 border-b border-hairline py-8 md:border-b-0">
            <span aria-hidden="true" className="display text-3xl text-accent">
              {index + 1}
            </span>
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <section className="mt-16 grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <h2 className="display text-3xl">What happens to a file.</h2>
        <dl className="divide-y divide-hairline border-y border-hairline">
          {facts.map(([term, text]) => (
            <div key={term} className="grid gap-x-8 gap-y-1 py-4 text-base sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  )
}
