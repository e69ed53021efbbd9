import type { Assistant } from '@foyer/contract/assistants'
import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, EllipsisVertical, Pause, Pencil, Play, RotateCw, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { allEvents, eventLabels } from './event-labels.ts'
import { Secret } from './secret.tsx'
import { refreshDeliveries, replaceWebhook } from './webhooks-query.ts'

export type WebhookAction = 'edit' | 'rotate' | 'delete'

export const nameOf = ({ description, url }: Webhook) => description || new URL(url).host

function stateOf({ isActive, stoppedBecause }: Webhook, locked: boolean): [BadgeTone, string] {
  if (locked) return ['warn', 'Paused']
  if (isActive) return ['good', 'Active']
  return stoppedBecause ? ['bad', 'Stopped'] : ['plain', 'Paused']
}

function subscriptionText({ events, assistantIds }: Webhook, assistants: Assistant[]) {
  const eventList =
    events.length === allEvents.length
      ? 'All events'
      : events.map((event) => eventLabels[event].label).join(', ')
  if (assistantIds === null) return `${eventList} · all assistants`
  const names = assistants.filter(({ id }) => assistantIds.includes(id)).map(({ name }) => name)
  return `${eventList} · ${names.join(', ') || 'no assistant'}`
}

type WebhookRowProps = {
  webhook: Webhook
  assistants: Assistant[]
  /** The plan lacks webhooks: they can only be viewed and deleted. */
  locked: boolean
  onAct: (action: WebhookAction) => void
}

export function WebhookRow({ webhook, assistants, locked, onAct }: WebhookRowProps) {
  const { id, url, isActive, stoppedBecause } = webhook
  const [logShown, setLogShown] = useState(false)
  const name = nameOf(webhook)
  const [tone, state] = stateOf(webhook, locked)
  const pause = useMutation({
    mutationFn: () => api.patch<Webhook>(`/api/webhooks/${id}`, { isActive: !isActive }),
    onSuccess: (changed) => {
      replaceWebhook(changed)
      toast({
        title: 'Success',
        description: changed.isActive
          ? 'Webhook resumed.'
          : 'Webhook paused. Events aren’t sent while it’s paused.',
      })
    },
    onError: showFailure(isActive ? 'Failed to pause the webhook' : 'Failed to resume the webhook'),
  })
  const test = useMutation({
    mutationFn: () => api.post<WebhookDelivery>(`/api/webhooks/${id}/test`),
    onSuccess: async () => {
      setLogShown(true)
      await refreshDeliveries(id)
    },
    onError: showFailure('Failed to send a test'),
  })
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {name}
            </span>
            <Badge tone={tone}>{state}</Badge>
          </h3>
          <p className="mt-1 font-mono text-xs break-all">{url}</p>
          <p className="mt-1 text-xs text-muted">{subscriptionText(webhook, assistants)}</p>
          {!locked && stoppedBecause && (
            <p className="mt-2 text-xs text-bad">{stoppedBecause} Deliveries stop until you resume it.</p>
          )}
        </div>
        <div className="-mt-1.5 -mr-2 sm:-mr-4">
          <DropdownMenu
            trigger={
              <IconButton label={`More actions for ${name}`}>
                <EllipsisVertical {...iconSize(18)} />
              </IconButton>
            }
          >
            {!locked && (
              <>
                <MenuItem onSelect={() => onAct('edit')}>
                  <Pencil {...iconSize(18)} /> Edit
                </MenuItem>
                <MenuItem onSelect={() => pause.mutate()}>
                  {isActive ? <Pause {...iconSize(18)} /> : <Play {...iconSize(18)} />}
                  <span>{isActive ? 'Pause' : 'Resume'}</span>
                </MenuItem>
                <MenuItem onSelect={() => onAct('rotate')}>
                  <RotateCw {...iconSize(18)} /> Rotate secret
                </MenuItem>
                <MenuSeparator />
              </>
            )}
            <MenuItem danger onSelect={() => onAct('delete')}>
              <Trash2 {...iconSize(18)} /> Delete
            </MenuItem>
          </DropdownMenu>
        </div>
      </div>
      <Secret webhook={webhook} name={name} />
      <div className="mt-3 flex flex-wrap gap-2">
        {!locked && (
          <Button variant="secondary" size="sm" busy={test.isPending} onClick={() => test.mutate()}>
            <Send {...iconSize(18)} /> Send test
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={logShown}
          aria-controls={`log-${id}`}
          onClick={() => setLogShown(!logShown)}
        >
          Deliveries
          <ChevronDown
            {...iconSize(18)}
            className={logShown ? 'rotate-180 transition-transform' : 'transition-transform'}
          />
        </Button>
      </div>
      <div id={`log-${id}`}>{logShown && <DeliveryLog webhook={webhook} locked={locked} />}</div>
    </li>
  )
}
