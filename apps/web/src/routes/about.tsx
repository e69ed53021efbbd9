import { claims } from '../content/marketing.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { PublicPage, PublicTitle } from '../ui/layout/public-page.tsx'
import { LogoMark } from '../ui/logo.tsx'

const beliefs = [
  {
    title: 'Your words, not ours',
    text: 'Your assistant speaks for your business, so it says what your pages say. Every answer links to its source. If your pages don’t have the answer, it says so and gives your phone number.',
  },
  {
    title: 'Nothing hidden from you',
    text: 'See every page we read, every page we skipped and why, the prompt built from them, and every conversation. Export all of it anytime.',
  },
  {
    title: 'A guest on your website',
    text: 'The widget is one small script. It loads after your page and changes nothing on it. If it ever fails, your visitors won’t notice.',
  },
  {
    title: 'Plain prices',
    text: 'Three plans with round numbers. The free one never expires, and downgrading deletes nothing.',
  },
]

export default function About() {
  return (
    <PublicPage>
      <PageMeta
        title="About · Foyer"
        description="Foyer turns a business's website into an assistant that answers its visitors. What we believe, and how it works."
      />
      <PublicTitle
        title="A foyer is where you welcome visitors."
        lead="Most websites make people search. The answer is there, three clicks away, on a page nobody finds."
      />
      <div className="grid items-start gap-x-20 gap-y-14 lg:grid-cols-[1fr_18rem]">
        <div className="measure flex flex-col gap-5 text-lg">
          <p>
            We built Foyer for the owner of a bakery, a dental practice, a letting agency: people who wrote
            down everything a customer needs, and still answer the same five questions by phone every day.
          </p>
          <p>
            Enter your website’s address, and Foyer reads it the way a careful new colleague would. Then it
            answers your visitors around the clock and shows them where each answer comes from.
          </p>
          <p>It takes about five minutes, and no code.</p>
        </div>
        <div data-nosnippet="" className="arch grid w-60 place-items-center bg-accent text-on-accent lg:w-72">
          <div className="flex flex-col items-center gap-4 pt-12 text-center">
            <LogoMark className="h-12" />
            <p className="display max-w-[10ch] text-xl">{claims.about.text}</p>
            {claims.about.sample && <p className="text-xs">Sample figure</p>}
          </div>
        </div>
      </div>
      <section className="mt-20 lg:mt-28">
        <h2 className="display text-3xl">What we believe.</h2>
        <dl className="mt-10 border-b border-hairline">
          {beliefs.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-16 gap-y-2 border-t border-hairline py-7 md:grid-cols-[20rem_1fr]"
            >
              <dt className="text-lg font-semibold">{title}</dt>
              <dd className="measure text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink href="/register" size="lg">
            Create your assistant
          </ButtonLink>
          <ButtonLink href="/support" size="lg" variant="secondary">
            Talk to us
          </ButtonLink>
        </div>
      </section>
    </PublicPage>
  )
}
