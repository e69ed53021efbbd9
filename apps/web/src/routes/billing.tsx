import { ComingSoon } from '../frame/coming-soon.tsx'

export default function Billing() {
  return (
    <ComingSoon title="Billing & Plans">
      Here you will change your plan and see what you have used. Until then every account is on the free plan.
    </ComingSoon>
  )
}
