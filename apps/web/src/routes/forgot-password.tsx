import { ForgotForm } from '../features/account/forgot-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { TextLink } from '../ui/text-link.tsx'
export default function ForgotPassword() {
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="Tell us your address, and we send you a link to a new one."
      aside={<SampleExchange />}
    >
      <PageMeta
        title="Forgot password · Foyer"
        description="Have a link to a new password sent to your address."
        noindex
      />
      <ForgotForm />
      <p className="text-sm text-muted">
        Remembered it?{' '}
        <TextLink href="/login" className="font-medium">
          Sign in
        </TextLink>
      </p>
    </SignInFrame>
  )
}
