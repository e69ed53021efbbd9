import type { Webhook } from '@foyer/contract/webhooks'
import { samples } from '@foyer/samples/catalogue'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { maskKeyInCode } from '../../shared/mask-key.ts'
import { SampleCode } from '../../shared/sample-code.tsx'
import { SelectField } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { nameOf } from './webhook-row.tsx'

const ids = ['webhook-node', 'webhook-python'] as const
const sampleOf = (id: (typeof ids)[number]) => samples.find((sample) => sample.id === id)!
const languages = ids.map((id) => [id, sampleOf(id).label] as const)

export function ReceivingProgram({ webhooks }: { webhooks: [Webhook, ...Webhook[]] }) {
  const [id, setId] = useState<(typeof ids)[number]>('webhook-node')
  const [wanted, setWanted] = useState('')
  const [opened, setOpened] = useState(false)
  const { secret, id: chosen } = webhooks.find((each) => each.id === wanted) ?? webhooks[0]
  const { install } = sampleOf(id)
  return (
    <details
      className="group rounded-card border border-hairline bg-surface"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-card px-4 text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6">
        <h3 className="flex-1 font-medium">Receive and verify events</h3>
        <ChevronDown {...iconSize(18)} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {opened && (
        <div className="flex flex-col gap-4 border-t border-hairline p-4 sm:p-6">
          {webhooks.length > 1 && (
            <SelectField
              label="Webhook"
              className="sm:max-w-sm"
              choices={webhooks.map((each) => [each.id, nameOf(each)] as const)}
              value={chosen}
              onChoose={setWanted}
            />
          )}
          <SegmentedControl label="Language" choices={languages} value={id} onChoose={setId} />
          <p className="text-sm text-muted">
            {install ? (
              <span>
                Install first: <code className="text-ink">{install}</code>.
              </span>
            ) : (
              <span>No packages needed.</span>
            )}
            <span> Copy and Download include the full secret.</span>
          </p>
          <SampleCode
            id={id}
            values={{ webhookSecret: secret }}
            shown={{ webhookSecret: maskKeyInCode(secret) }}
          />
        </div>
      )}
    </details>
  )
}
