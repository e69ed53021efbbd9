import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Crawler() {
  return (
    <LegalPage
      title="Our crawler"
      updated="November 16, 2026"
      lead="Did FoyerBot visit your website? Here’s who sent it, what it does and how to block it."
    >
      <PageMeta
        title="FoyerBot, our crawler · Foyer"
        description="What FoyerBot reads on a website, for whom, how it behaves, and how to block it with two lines in robots.txt."
      />
      <h2>Who sends it</h2>
      <p>
        Someone with an account here entered a website’s address to create an assistant that answers from it.
        FoyerBot visits that website only: it follows no links to other sites, doesn’t index the web and
        doesn’t train models.
      </p>
      <h2>How to recognize it</h2>
      <p>
        Its User-Agent starts with <code>FoyerBot/1.0</code> and includes this page’s address. Its name in
        robots.txt is <code>FoyerBot</code>.
      </p>
      <h2>How it behaves</h2>
      <ul>
        <li>It reads robots.txt first and obeys it, including Crawl-delay.</li>
        <li>
          It respects <code>noindex</code> and <code>nofollow</code>, on the page or as an X-Robots-Tag, and
          skips content marked <code>data-nosnippet</code>.
        </li>
        <li>
          It requests at most eight pages at once, fewer if your server gets slow, and waits after a 429 or
          503 for as long as Retry-After says.
        </li>
        <li>It never fills in forms, adds to carts or signs in.</li>
        <li>
          It visits when the assistant’s owner asks for it, or on their schedule: daily at most. If your
          server supports it, unchanged pages aren’t downloaded again.
        </li>
      </ul>
      <h2>How to block it</h2>
      <p>Add this to your website’s robots.txt. It applies from the next visit.</p>
      <pre className="rounded-card border border-hairline bg-surface p-4 font-mono text-sm">
        <code>{'User-agent: FoyerBot\nDisallow: /'}</code>
      </pre>
      <p>To block only part of your site, use its path instead of the slash.</p>
      <h2>Something wrong?</h2>
      <p>
        Email <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink> with your website’s
        address and a line from your log. We reply {contact.answeredWithin}. What we keep of a website, and
        for how long, is on the <TextLink href="/privacy">privacy page</TextLink>.
      </p>
    </LegalPage>
  )
}
