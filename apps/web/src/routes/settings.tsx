import { PasswordForm } from '../features/account/password-form.tsx'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { useSession } from '../lib/use-session.ts'
import { Section } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export default function Settings() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <PageMeta title="Settings · Foyer" />
      <PageHeader title="Settings" description="Your name and your password." />
      <Section title="Profile" description="How we greet you, and how you appear in your account.">
        <ProfileForm user={user} />
      </Section>
      <Section title="Password" description="Changing it signs you out everywhere else.">
        <PasswordForm email={user.email} />
      </Section>
    </>
  )
}
