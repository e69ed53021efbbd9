import { useSearch } from 'wouter'
import { chosenPlan } from '../features/account/chosen-plan.ts'
import { NextSteps } from '../features/account/next-steps.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useQueryParams } from '../lib/navigation/use-query-params.ts'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Register() {
  const search = useSearch()
  const plan = chosenPlan(search)
  const { website } = useQueryParams()
  return (
    <SignInFrame
      title="Create your account"
      lead={plan ? `Next, you’ll go to the ${plan} plan checkout.` : 'Free to start. No credit card.'}
      aside={<NextSteps website={website} />}
    >
      <PageMeta
        title="Create your account · Foyer"
        description="Create a free Foyer account and turn your website into an AI assistant. About five minutes, no coding, no credit card."
      />
      <RegisterForm />
      <p className="text-sm text-muted">
        By creating an account, you agree to our <TextLink href="/terms">terms</TextLink> and
        <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
      <p className="text-sm text-muted">
        Already have an account?{' '}
        <TextLink href={`/login${search && `?${search}`}`} className="font-medium">
          Sign in here
        </TextLink>
      </p>
    </SignInFrame>
  )
}
