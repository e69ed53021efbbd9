import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      updated="November 1, 2026"
      lead="What we keep, why, for how long, and how to get rid of it."
    >
      <PageMeta
        title="Privacy · Foyer"
        description="What Foyer keeps about you and your visitors, why, for how long, and how to have it deleted."
      />
      <h2>In short</h2>
      <ul>
        <li>We keep what the product needs to work, and nothing to track you.</li>
        <li>No advertising, no trackers, no third-party scripts or fonts on our pages or in the widget.</li>
        <li>Your data is yours: view it, download it or have it deleted.</li>
      </ul>
      <h2>If you have an account</h2>
      <p>
        We keep your name, email address, company name if you give one, and your password as a one-way hash.
        We also keep your assistants, the pages we read for them, your settings, and how many messages and
        scans you have used. The legal basis is our contract with you.
      </p>
      <p>
        Payments are handled by the payment provider. We know what you paid for and when; your card number
        never reaches us.
      </p>
      <h2>If you chat with an assistant</h2>
      <p>
        The business whose website you’re on controls the conversation. We store it on their behalf so that
        they can read it and you can continue it. We keep your messages, the answers, what we removed from
        them because the website doesn’t support it, files you send, your rating if you give one, and for a
        day your IP address, in a form used only to count messages. Please don’t share anything in a chat that
        you wouldn’t put on a postcard.
      </p>
      <h2>If you just visit</h2>
      <p>
        Our server keeps a log of requests for 14 days, to fix errors and stop attacks: time, page address and
        IP address. Logs never contain passwords, keys or messages.
      </p>
      <h2>In your browser</h2>
      <p>
        We store your sign-in and your theme. Signing in also sets one cookie that only our server can read.
        The widget stores your conversation’s ID so that it’s still there on the next page. That is why there
        is no cookie banner: none of this needs one.
      </p>
      <h2>Who else sees your data</h2>
      <p>
        If a language model from another company is used, your visitor’s question and the matching passages
        are sent there to write the answer, and may not be used for training. Without one, answers are
        generated on our own servers. We share data with authorities only if the law requires it.
      </p>
      <h2>How long we keep it</h2>
      <p>
        Accounts: until you close them, plus 30 days until backups expire. Conversations: until the business
        deletes them or closes its account. Chats with the assistant on our own pages: 30 days after the last
        message. Invoices: as long as tax law requires.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, transferred or deleted, and object to its use.
        Owners can download and erase everything in their settings. For anything else, email{' '}
        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>; a person will reply{' '}
        {contact.answeredWithin}. You may also complain to the data protection authority where you live.
      </p>
    </LegalPage>
  )
}
