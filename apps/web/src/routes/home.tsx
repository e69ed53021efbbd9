import { useState } from 'react'
import { Abilities } from '../features/marketing/abilities.tsx'
import { Closing } from '../features/marketing/closing.tsx'
import { Hero } from '../features/marketing/hero.tsx'
import { Platforms } from '../features/marketing/platforms.tsx'
import { Steps } from '../features/marketing/steps.tsx'
import { Testimonials } from '../features/marketing/testimonials.tsx'
import { CustomPlan } from '../features/plan/custom-plan.tsx'
import { PlanColumns } from '../features/plan/plan-columns.tsx'
import { comparedTiers } from '../features/plan/plan-points.ts'
import { openWhenLoaded } from '../lib/navigation/open-when-loaded.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { checkoutPath } from '../shared/plan/checkout-path.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { chunk, Load } from '../ui/loading/chunk.tsx'

const demoDialog = chunk(() => import('../features/marketing/demo-dialog.tsx'))

export default function Home() {
  const [demo, setDemo] = useState(false)
  const showDemo = () => openWhenLoaded(demoDialog, () => setDemo(true))
  return (
    <>
      <PageMeta
        title="Foyer: an AI assistant from your own website"
        description="Enter your website and get an AI assistant that answers visitors day and night from your own pages. Five minutes, no coding, free to start."
      />
      <Hero onDemo={showDemo} />
      <Platforms />
      <Steps />
      <Abilities />
      <Testimonials />
      <section id="pricing" className="border-t border-hairline">
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-20 sm:px-6 lg:py-28">
          <h2 className="display text-3xl sm:text-4xl">Start free. Grow when it pays.</h2>
          <p className="mb-8 text-base text-muted">No trial period, no card: the free plan stays free.</p>
          <PlanColumns
            tiers={comparedTiers}
            action={(tier) => (
              <ButtonLink
                href={
                  tier === 'free'
                    ? '/register'
                    : `/register?redirect=${encodeURIComponent(checkoutPath(tier))}`
                }
                variant={tier === 'pro' ? 'primary' : 'secondary'}
              >
                {tier === 'free' ? 'Start free' : 'Upgrade'}
              </ButtonLink>
            )}
          />
          <CustomPlan />
        </div>
      </section>
      <Closing onDemo={showDemo} />
      {demo && <Load chunk={demoDialog} props={{ onClose: () => setDemo(false) }} />}
    </>
  )
}
