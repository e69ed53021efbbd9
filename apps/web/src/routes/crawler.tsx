import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { TextLink } from '../ui/text-link.tsx'

export default function Crawler() {
  return (
    <LegalPage
      title="Our crawler"
      updated="16 November 2026"
      lead="FoyerBot was on your website? This page says who sent it, what it does, and how to keep it out."
    >
      <PageMeta
        title="FoyerBot, our crawler · Foyer"
        description="What FoyerBot reads on a website, for whom, how it behaves, and the two lines of robots.txt that keep it out."
      />
      <h2>Who sends it</h2>
      <p>
        Somebody with an account here gave the address of a website, to make an assistant that answers from
        it. FoyerBot goes to that website and to no other: it follows no links to other sites, builds no index
        of the web and trains no models.
      </p>
      <h2>How to know it</h2>
      <p>
        Its User-Agent begins with <code>FoyerBot/1.0</code> and names the address of this page. Its name in
        robots.txt is <code>FoyerBot</code>.
      </p>
      <h2>How it behaves</h2>
      <ul>
        <li>It reads robots.txt first and obeys it, with Crawl-delay.</li>
        <li>
          It heeds <code>noindex</code> and <code>nofollow</code>, in the page or as an X-Robots-Tag, and
          leaves out what is marked <code>data-nosnippet</code>.
        </li>
        <li>
          It asks for at most eight pages at once, for fewer as soon as answers get slow, and waits where a
          server says 429 or 503, as long as Retry-After says.
        </li>
        <li>It fills in no forms, puts nothing into baskets and signs in nowhere.</li>
        <li>
          It comes when the owner of the assistant asks for it, or on the schedule they chose: daily at most.
          Pages that have not changed are not sent again where your server says so.
        </li>
      </ul>
      <h2>How to keep it out</h2>
      <p>Put this into the robots.txt of your website. It counts from the next visit on.</p>
      <pre className="rounded-card border border-hairline bg-surface p-4 font-mono text-sm">
        <code>{'User-agent: FoyerBot\nDisallow: /'}</code>
      </pre>
      <p>To close only a part, name its path instead of the slash.</p>
      <h2>Something is wrong?</h2>
      <p>
        Write to <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink> with the address of
        your website and a line of your log. We answer {contact.answeredWithin}. What is kept of a website,
        and for how long, is on the <TextLink href="/privacy">privacy page</TextLink>.
      </p>
    </LegalPage>
  )
}
