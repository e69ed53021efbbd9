import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { VerifyLink } from '../features/account/verify-link.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useLinkToken } from '../lib/navigation/use-link-token.ts'

export default function VerifyEmail() {
  const token = useLinkToken()
  return (
    <SignInFrame
      title="Confirm your email"
      lead="So we can reach you when it matters."
      aside={<SampleExchange />}
    >
      <PageMeta
        title="Confirm email · Foyer"
        description="Confirm the email of your Foyer account."
        noindex
      />
      <VerifyLink token={token} />
    </SignInFrame>
  )
}
