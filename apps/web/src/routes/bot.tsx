import { ComingSoon } from '../frame/coming-soon.tsx'

export default function Bot() {
  return (
    <ComingSoon title="Assistant">
      Here you will change how an assistant speaks and try it in a test chat.
    </ComingSoon>
  )
}
