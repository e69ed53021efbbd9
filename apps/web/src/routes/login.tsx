import { Redirect, useSearch } from 'wouter'
import { chosenPlan, needsAccount } from '../features/account/chosen-plan.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { SampleExchange } from '../features/marketing/bubbles.tsx'
import { session } from '../lib/api/browser.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Login() {
  const search = useSearch()
  const plan = chosenPlan(search)
  if (needsAccount(search, session.hasSignedInBefore()))
    return <Redirect to={`/register?${search.replace('&from=plans', '')}`} replace />
  return (
    <SignInFrame
      title="Welcome back"
      lead={
        plan
          ? `Sign in to continue to the ${plan} plan checkout.`
          : 'Sign in to see what your visitors asked.'
      }
      aside={<SampleExchange />}
    >
      <PageMeta
        title="Sign in · Foyer"
        description="Sign in to your Foyer account to manage your assistants, read conversations and see your usage."
      />
      <LoginForm />
      <p className="text-sm text-muted">
        New to Foyer?{' '}
        <TextLink href={`/register${search && `?${search}`}`} className="font-medium">
          Create free account
        </TextLink>
      </p>
    </SignInFrame>
  )
}
