import { ForgotForm } from '../features/account/forgot-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
export default function ForgotPassword() {
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="Enter your email and we’ll send a reset link."
      aside={<SampleExchange />}
    >
      <PageMeta title="Forgot password · Foyer" description="Get a link to reset your password." noindex />
      <ForgotForm />
      <p className="text-sm text-muted">
        Remember it?{' '}
        <TextLink href="/login" className="font-medium">
          Sign in
        </TextLink>
      </p>
    </SignInFrame>
  )
}
