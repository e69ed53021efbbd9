import { ComingSoon } from '../frame/coming-soon.tsx'

export default function ApiIntegration() {
  return (
    <ComingSoon title="API Integration">
      Here you will find ready code for Discord, Telegram and your own programs, filled in with your key.
    </ComingSoon>
  )
}
