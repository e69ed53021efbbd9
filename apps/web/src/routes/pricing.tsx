import { plans, type Tier } from '@foyer/contract/plans'
import { Check, Minus } from 'lucide-react'
import { pricingQuestions } from '../content/questions.ts'
import { useChoosePlan } from '../features/plan/choose-plan.tsx'
import { CustomPlan } from '../features/plan/custom-plan.tsx'
import { PlanColumns } from '../features/plan/plan-columns.tsx'
import { comparedTiers, comparison } from '../features/plan/plan-points.ts'
import { useSession } from '../lib/api/use-session.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { boughtPlans } from '../shared/plan/checkout-path.ts'
import { cx } from '../ui/class-names.ts'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { QuestionList } from '../ui/controls/question-list.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { PublicPage, PublicTitle } from '../ui/layout/public-page.tsx'
import { DataCell, HeaderCell, Row, Table } from '../ui/layout/table.tsx'

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon {...iconSize(18)} className={value ? 'inline text-accent' : 'inline text-muted'} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}

// Fits all three plans on a phone without scrolling.
const narrow = 'max-sm:px-2 max-sm:text-xs'

function Comparison({ current }: { current: Tier | undefined }) {
  return (
    <Table caption="What each plan includes">
      <thead>
        <tr>
          <HeaderCell className={cx(narrow, 'sm:min-w-36')}>
            <span className="sr-only">Feature</span>
          </HeaderCell>
          {comparedTiers.map((tier) => (
            <HeaderCell key={tier} numeric className={cx(narrow, 'sm:min-w-28')}>
              <span>{plans[tier].name}</span>
              {tier === current && <span className="block text-xs font-normal text-good">Your plan</span>}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ label, values }) => (
          <Row key={label}>
            <th scope="row" className={cx(narrow, 'py-3 text-left font-normal text-muted sm:px-4')}>
              {label}
            </th>
            {comparedTiers.map((tier) => (
              <DataCell key={tier} numeric className={narrow}>
                <Value value={values[tier]} />
              </DataCell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

export default function Pricing() {
  const { user } = useSession()
  const choose = useChoosePlan()
  const current = user?.subscriptionTier
  return (
    <PublicPage>
      <PageMeta
        title="Pricing · Foyer"
        description={`Free for one assistant. ${plans.pro.name} is $${plans.pro.price} a month for ${plans.pro.assistants} assistants, ${plans.enterprise.name} $${plans.enterprise.price} for ${plans.enterprise.assistants}. No trial period, no card to start.`}
      />
      <PublicTitle
        title="Start free. Grow when it pays."
        lead={
          user ? (
            <span>
              You’re on the {plans[user.subscriptionTier].name} plan. See your usage under{' '}
              <TextLink href="/billing">Billing & Plans</TextLink>.
            </span>
          ) : (
            <span>
              The free plan includes one assistant and stays free.{' '}
              <TextLink href="/register">Create an account</TextLink> and choose a plan later.
            </span>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <h2 className="sr-only">Paid plans</h2>
        <PlanColumns tiers={boughtPlans} current={current} action={choose} />
        <CustomPlan />
      </div>
      <section className="mt-20 flex flex-col gap-8 lg:mt-28">
        <h2 className="display text-3xl">Compare plans.</h2>
        <Comparison current={current} />
      </section>
      <section className="mt-20 grid gap-x-16 gap-y-8 lg:mt-28 lg:grid-cols-[20rem_1fr]">
        <h2 className="display text-3xl">Questions and answers.</h2>
        <QuestionList items={pricingQuestions} />
      </section>
    </PublicPage>
  )
}
