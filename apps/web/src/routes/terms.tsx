import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Terms() {
  return (
    <LegalPage
      title="Terms"
      updated="November 1, 2026"
      lead="What you can expect from us and what we expect from you, in plain language."
    >
      <PageMeta title="Terms · Foyer" description="The terms of using Foyer, in plain language." />
      <h2>1. What Foyer does</h2>
      <p>
        Foyer reads a website you choose, stores its content and answers questions from it: in a widget on
        your site, through an API, or in a chat app. You need an account to use it, and you must be old enough
        to enter a contract where you live.
      </p>
      <h2>2. Your website and content</h2>
      <p>
        Only add websites you own or have permission to use. Everything we read stays yours. You allow us to
        store it and use it to answer your visitors, and for nothing else: we don’t sell it, and we don’t
        train models on it.
      </p>
      <h2>3. What assistants say</h2>
      <p>
        An assistant answers from your pages and cites them. It can still be wrong, especially if your pages
        are out of date. It’s not a lawyer, doctor or engineer. You are responsible for what your website
        promises, and for checking answers that matter.
      </p>
      <h2>4. Fair use</h2>
      <ul>
        <li>Don’t use Foyer for anything unlawful, or to deceive the people who write to your assistant.</li>
        <li>Don’t try to read others’ data, break the service, or bypass your plan’s limits.</li>
        <li>Keep your password and API keys secret. You’re responsible for what is done with them.</li>
      </ul>
      <h2>5. Plans and payment</h2>
      <p>
        The free plan costs nothing and needs no card. Paid plans are billed monthly in advance and renew
        until you cancel, which you can do at any time; you keep the plan until the end of the paid month.
        Prices and limits are on the <TextLink href="/pricing">pricing page</TextLink>. If we change a price,
        we’ll tell you 30 days before.
      </p>
      <h2>6. Downgrading and leaving</h2>
      <p>
        Downgrading deletes nothing: assistants over the new limit are inactive until you upgrade. You can
        download everything in your account at any time. When you erase your account, all of it is deleted
        immediately, and backups within 30 days. We keep what the law requires, such as invoices.
      </p>
      <h2>7. Availability</h2>
      <p>
        We work to keep Foyer available at all times and announce planned maintenance where we can. We don’t
        guarantee that it never fails. If the widget can’t reach us, your website works without it.
      </p>
      <h2>8. Liability</h2>
      <p>
        Our liability is unlimited for intent, gross negligence and personal injury. Otherwise we’re liable
        for foreseeable damage from a breach of essential obligations, up to what you paid us in the twelve
        months before.
      </p>
      <h2>9. Changes to these terms</h2>
      <p>
        If we change something that affects you, we’ll email you 30 days before. If you don’t agree, you can
        leave before it takes effect, and we’ll refund the time after.
      </p>
      <h2>10. Contact</h2>
      <p>
        Email <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>. A person will reply{' '}
        {contact.answeredWithin}.
      </p>
    </LegalPage>
  )
}
