import { usePersonNotifications } from '../../shared/conversations/person-notifications.ts'
import { Switch } from '../../ui/controls/switch.tsx'

export function BrowserNotices() {
  const { possible, on, refused, turn } = usePersonNotifications()
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <Switch
        label="Notify me in this browser when someone asks for a person"
        description={
          possible
            ? 'Works while Foyer is open in a tab, even in the background.'
            : 'This browser can’t show notifications.'
        }
        disabled={!possible}
        checked={on}
        onCheckedChange={(wanted) => void turn(wanted)}
      />
      <p role="status" className="text-xs text-bad empty:hidden">
        {refused && 'Your browser blocks notifications from this page. Allow them in its settings first.'}
      </p>
    </div>
  )
}
