import type { Security } from '@foyer/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataSection } from '../features/account/data-section.tsx'
import { EmailSection } from '../features/account/email-section.tsx'
import { PasswordForm } from '../features/account/password-form.tsx'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { SecondFactorSection } from '../features/account/second-factor-section.tsx'
import { securityQuery } from '../features/account/security-query.ts'
import { BrowserNotices } from '../features/notices/browser-notices.tsx'
import { MailChoices } from '../features/notices/mail-choices.tsx'
import { hasFailedToLoad } from '../lib/failed-read.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { useSession } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export default function Settings() {
  const { user } = useSession()
  const security = useQuery(securityQuery)
  if (!user) return null

  const known = (part: (security: Security) => ReactNode) => {
    if (security.data) return part(security.data)
    if (!hasFailedToLoad(security)) return <Skeleton className="h-16 max-w-xl" />
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        This could not be read.
        <Button variant="secondary" size="sm" onClick={() => void security.refetch()}>
          Try again
        </Button>
      </p>
    )
  }

  return (
    <>
      <PageMeta title="Settings · Foyer" />
      <PageHeader title="Settings" description="Your account, how it is kept safe, and what is in it." />
      <Section title="Profile" description="How we greet you, and how you appear in your account.">
        <ProfileForm user={user} />
      </Section>
      <Section id="email" title="Email" description="What you sign in with, and where we write to.">
        {known((read) => (
          <EmailSection security={read} />
        ))}
      </Section>
      <Section title="Password" description="Changing it signs you out everywhere else.">
        <PasswordForm email={user.email} />
      </Section>
      <Section
        title="Two-step sign-in"
        description="A code from your phone beside the password: a stolen password alone opens nothing."
      >
        {known((read) => (
          <SecondFactorSection security={read} />
        ))}
      </Section>
      <Section
        id="notices"
        title="Notices"
        description="All of them are under the bell. Choose which come by mail, and when."
      >
        <div className="flex flex-col gap-8">
          <MailChoices />
          <BrowserNotices />
        </div>
      </Section>
      <Section title="Your data" description="Take everything with you, or erase it for good.">
        {known(({ secondFactor }) => (
          <DataSection asksCode={secondFactor} />
        ))}
      </Section>
    </>
  )
}
