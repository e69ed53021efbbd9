import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { UnsubscribeForm } from '../features/notices/unsubscribe-form.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useLinkToken } from '../lib/navigation/use-link-token.ts'

export default function Unsubscribe() {
  const token = useLinkToken()
  return (
    <SignInFrame title="Email preferences" lead="No need to sign in." aside={<SampleExchange />}>
      <PageMeta title="Unsubscribe · Foyer" description="Unsubscribe from Foyer’s emails." noindex />
      <UnsubscribeForm key={token} token={token} />
    </SignInFrame>
  )
}
