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
import { EmailPreferences } from '../features/notices/email-preferences.tsx'
import { hasFailedToLoad } from '../lib/api/query-state.ts'
import { useSession } from '../lib/api/use-session.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Section } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'

export default function Settings() {
  const { user } = useSession()
  const security = useQuery(securityQuery)
  if (!user) return null

  const whenLoaded = (part: (security: Security) => ReactNode) => {
    if (security.data) return part(security.data)
    if (!hasFailedToLoad(security)) return <Skeleton className="h-16 max-w-xl" />
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        Couldn’t load this.
        <Button variant="secondary" size="sm" onClick={() => void security.refetch()}>
          Try again
        </Button>
      </p>
    )
  }

  return (
    <>
      <PageMeta title="Settings · Foyer" />
      <PageHeader title="Settings" description="Your account, security and data." />
      <Section title="Profile" description="Your name in Foyer.">
        <ProfileForm user={user} />
      </Section>
      <Section id="email" title="Email" description="For signing in and for our messages.">
        {whenLoaded((read) => (
          <EmailSection security={read} />
        ))}
      </Section>
      <Section title="Password" description="Changing your password signs you out everywhere else.">
        <PasswordForm email={user.email} />
      </Section>
      <Section
        title="Two-step sign-in"
        description="Protect your account with a code from your phone in addition to your password."
      >
        {whenLoaded((read) => (
          <SecondFactorSection security={read} />
        ))}
      </Section>
      <Section
        id="notices"
        title="Notifications"
        description="You’ll find them all under the bell. Choose which ones to get by email."
      >
        <div className="flex flex-col gap-8">
          <EmailPreferences />
          <BrowserNotices />
        </div>
      </Section>
      <Section title="Your data" description="Download everything, or erase it for good.">
        {whenLoaded(({ secondFactor }) => (
          <DataSection asksCode={secondFactor} />
        ))}
      </Section>
    </>
  )
}
