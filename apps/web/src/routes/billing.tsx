import { ComingSoon } from '../frame/coming-soon.tsx'

export default function Billing() {
  return (
    <ComingSoon title="Billing & Plans">
      Here you will change your plan and see what you have used. Until then accounts begin on the free plan,
      and whoever runs this Foyer can set another.
    </ComingSoon>
  )
}
