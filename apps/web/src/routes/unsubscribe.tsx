import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { StopMails } from '../features/notices/stop-mails.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

export default function Unsubscribe() {
  const token = useLinkToken()
  return (
    <SignInFrame title="Fewer mails" lead="You needn’t sign in for it." aside={<SampleExchange />}>
      <PageMeta title="Stop mails · Foyer" description="Stop mails that Foyer sends you." noindex />
      <StopMails key={token} token={token} />
    </SignInFrame>
  )
}
