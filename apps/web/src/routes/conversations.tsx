import { ComingSoon } from '../frame/coming-soon.tsx'

export default function Conversations() {
  return (
    <ComingSoon title="Conversations">
      Here you will read what visitors asked and what they were told, search it and download it.
    </ComingSoon>
  )
}
