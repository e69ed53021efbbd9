import { Mail, MessageCircle } from 'lucide-react'
import { contact } from '../content/marketing.ts'
import { supportQuestions } from '../content/questions.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useLiveChat } from '../shared/use-live-chat.ts'
import { Button, ButtonAnchor } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { QuestionList } from '../ui/controls/question-list.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { PublicPage, PublicTitle } from '../ui/layout/public-page.tsx'

export default function Support() {
  const chat = useLiveChat()
  return (
    <PublicPage>
      <PageMeta
        title="Support · Foyer"
        description={`Email us and get a reply from a person ${contact.answeredWithin}, or check the FAQ.`}
      />
      <PublicTitle
        title="How can we help?"
        lead={`A person replies to every message ${contact.answeredWithin}.`}
      />
      <div className="grid gap-x-16 border-t border-hairline md:grid-cols-2">
        <section className="flex flex-col items-start gap-3 border-b border-hairline py-8">
          <h2 className="text-lg font-semibold">Email</h2>
          <p className="text-base text-muted">
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </p>
          <ButtonAnchor href={`mailto:${contact.email}`} className="mt-2">
            <Mail {...iconSize(18)} /> Send an email
          </ButtonAnchor>
        </section>
        <section className="flex flex-col items-start gap-3 border-b border-hairline py-8">
          <h2 className="text-lg font-semibold">Live chat</h2>
          <p className="text-base text-muted">Our own assistant, trained on our own pages.</p>
          <Button variant="secondary" className="mt-2" busy={chat.opening} onClick={chat.open}>
            <MessageCircle {...iconSize(18)} /> Start live chat
          </Button>
        </section>
      </div>
      <section className="mt-20 grid gap-x-16 gap-y-8 lg:mt-28 lg:grid-cols-[20rem_1fr]">
        <h2 className="display text-3xl">Common questions.</h2>
        <QuestionList items={supportQuestions} />
      </section>
    </PublicPage>
  )
}
