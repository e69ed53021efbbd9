import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { TextLink } from '../ui/text-link.tsx'

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      updated="1 November 2026"
      lead="What we keep, why, for how long, and how to get rid of it."
    >
      <PageMeta
        title="Privacy · Foyer"
        description="What Foyer keeps about you and your visitors, why, for how long, and how to have it deleted."
      />
      <h2>In short</h2>
      <ul>
        <li>We keep what the product needs to work, and nothing to watch you with.</li>
        <li>No advertising, no trackers, no third-party scripts or fonts on our pages or in the widget.</li>
        <li>Your data is yours: see it, download it, have it deleted.</li>
      </ul>
      <h2>If you have an account</h2>
      <p>
        We keep your name, email address, company name if you give one, and your password as a hash that can’t
        be turned back. We keep your assistants, the pages that were read for them, your settings, and how
        many messages and scans you have used. The basis is our contract with you.
      </p>
      <p>
        Payments are handled by the payment provider. We learn that you paid, for what and when; your card
        number never reaches us.
      </p>
      <h2>If you write to an assistant</h2>
      <p>
        The business whose website you are on decides about the conversation; we keep it on their behalf so
        that they can read it and you can continue it. We keep your messages, the answers, what was left out
        of them because the website does not say it, files you send, your rating if you give one, and for a
        day your IP address in a form that only serves to count messages. Please don’t write anything into a
        chat that you would not put on a postcard.
      </p>
      <h2>If you only look around</h2>
      <p>
        Our server keeps a log of requests for 14 days, to find faults and fend off attacks: time, address of
        the page, and IP address. Logs never hold passwords, keys or messages.
      </p>
      <h2>In your browser</h2>
      <p>
        We store what signs you in, and whether you like it light or dark. Signing in also sets one cookie
        that only our server can read. The widget stores the number of your conversation so that it is still
        there on the next page. That is why there is no cookie banner: none of it needs one.
      </p>
      <h2>Who else sees it</h2>
      <p>
        If a language model from another company is switched on, your visitor’s question and the passages that
        fit it are sent there to phrase the answer, and must not be used for training. Without one, answers
        are made on our own machines. We give data to authorities only where the law compels us.
      </p>
      <h2>How long</h2>
      <p>
        Accounts: until you close them, and 30 days more for backups to run out. Conversations: until the
        business deletes them or closes its account. What you say and send to the assistant on our own pages:
        30 days after the last word, then it is erased. Invoices: as long as tax law says.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, moved or deleted, and object to its use. Owners
        download and erase everything in their settings themselves. Else write to{' '}
        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>; a person answers{' '}
        {contact.answeredWithin}. You may also complain to the data protection authority where you live.
      </p>
    </LegalPage>
  )
}
