import type { ErasedAccount } from '@foyer/contract/accounts'
import { useHistoryState } from 'wouter/use-browser-location'
import { ErasureReceipt } from '../features/account/erasure-receipt.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function AccountErased() {
  const receipt = useHistoryState<ErasedAccount | undefined>()
  return (
    <SignInFrame
      title="Your account was erased"
      lead="Everything in it has been deleted for good."
      aside={<SampleExchange />}
    >
      <PageMeta title="Account erased · Foyer" description="Your Foyer account was erased." noindex />
      {receipt?.erased && <ErasureReceipt receipt={receipt} />}
      <p className="text-sm text-muted">
        Changed your mind?{' '}
        <TextLink href="/register" className="font-medium">
          Create a new account
        </TextLink>
      </p>
    </SignInFrame>
  )
}
