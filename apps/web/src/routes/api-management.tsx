import { ComingSoon } from '../frame/coming-soon.tsx'

export default function ApiManagement() {
  return (
    <ComingSoon title="API Management">
      Here you will create keys, see when each was last used, and copy examples that run as they are.
    </ComingSoon>
  )
}
