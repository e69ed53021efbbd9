import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { TextLink } from '../ui/text-link.tsx'

export default function Terms() {
  return (
    <LegalPage
      title="Terms"
      updated="1 November 2026"
      lead="What you may expect of us, and we of you, in plain words."
    >
      <PageMeta title="Terms · Foyer" description="The terms of using Foyer, in plain words." />
      <h2>1. What Foyer does</h2>
      <p>
        Foyer reads a website that you name, keeps what it says, and answers questions from it: in a widget on
        your site, through an API, or in a chat program. You need an account to use it, and you must be of age
        to enter a contract where you live.
      </p>
      <h2>2. Your website and your words</h2>
      <p>
        Only add websites that are yours, or whose owner lets you. Everything we read stays yours. You allow
        us to store it and to use it for answering your visitors, and for nothing else: we don’t sell it, and
        we don’t train models on it.
      </p>
      <h2>3. What assistants say</h2>
      <p>
        An assistant answers from your pages and names them. It can still be wrong, above all where your pages
        are out of date. It is no lawyer, doctor or engineer. You are responsible for what your website
        promises, and for checking answers that matter.
      </p>
      <h2>4. Fair use</h2>
      <ul>
        <li>Don’t use Foyer for anything unlawful, or to deceive the people who write to your assistant.</li>
        <li>Don’t try to read others’ data, break the service, or get round the limits of your plan.</li>
        <li>Keep your password and API keys to yourself. What is done with them counts as done by you.</li>
      </ul>
      <h2>5. Plans and payment</h2>
      <p>
        The free plan costs nothing and needs no card. Paid plans are billed monthly in advance and go on
        until you cancel, which you can do at any time for the end of the month paid. Prices and limits stand
        on the <TextLink href="/pricing">pricing page</TextLink>. If we change a price, you hear of it 30 days
        before.
      </p>
      <h2>6. Going back, and leaving</h2>
      <p>
        A smaller plan deletes nothing: assistants beyond its limit rest until there is room again. You can
        download everything in your account at any time. When you erase your account, all of it is deleted at
        once, backups follow within 30 days; what the law makes us keep, such as invoices, we keep.
      </p>
      <h2>7. Availability</h2>
      <p>
        We work to keep Foyer up at all hours and tell you in advance about planned pauses where we can. We
        don’t promise that it never fails. If the widget can’t reach us, your website goes on without it.
      </p>
      <h2>8. Liability</h2>
      <p>
        We are liable without limit for intent, gross negligence and harm to people. Otherwise we are liable
        for foreseeable damage from a breach of what matters most in this contract, up to what you paid us in
        the twelve months before.
      </p>
      <h2>9. Changes to these terms</h2>
      <p>
        If we change something that affects you, we write to you 30 days before. If you don’t agree, you can
        leave before it takes effect, and get back what you paid for the time after.
      </p>
      <h2>10. Reaching us</h2>
      <p>
        Write to <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>. A person answers{' '}
        {contact.answeredWithin}.
      </p>
    </LegalPage>
  )
}
