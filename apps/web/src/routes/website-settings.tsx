import { ComingSoon } from '../frame/coming-soon.tsx'

export default function WebsiteSettings() {
  return (
    <ComingSoon title="Website Settings">
      Here you will see when each website was last read, read it again, and set a schedule.
    </ComingSoon>
  )
}
