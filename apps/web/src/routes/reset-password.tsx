import { ResetForm } from '../features/account/reset-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useLinkToken } from '../lib/navigation/use-link-token.ts'

export default function ResetPassword() {
  const token = useLinkToken()
  return (
    <SignInFrame
      title="Choose a new password"
      lead="You’ll be signed out everywhere else."
      aside={<SampleExchange />}
    >
      <PageMeta
        title="New password · Foyer"
        description="Choose a new password for your Foyer account."
        noindex
      />
      <ResetForm token={token} />
    </SignInFrame>
  )
}
