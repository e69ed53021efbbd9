import { usePersonNotifications } from '../../shared/person-notifications.ts'
import { Switch } from '../../ui/switch.tsx'

/** Whether this browser says on the desktop that a visitor wants a person, while a tab of Foyer is open. */
export function BrowserNotices() {
  const { possible, on, refused, turn } = usePersonNotifications()
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <Switch
        label="Notify me in this browser when a person is wanted"
        description={
          possible
            ? 'While a tab of Foyer is open here, also in the background.'
            : 'This browser can’t show notifications.'
        }
        disabled={!possible}
        checked={on}
        onCheckedChange={(wanted) => void turn(wanted)}
      />
      <p role="status" className="text-xs text-bad empty:hidden">
        {refused &&
          'Your browser does not allow notifications from this page. Allow them in its settings first.'}
      </p>
    </div>
  )
}
