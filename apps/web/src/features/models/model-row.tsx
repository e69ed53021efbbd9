import { providerNames } from '@foyer/contract/model-providers'
import type { ListedModel, ModelTest } from '@foyer/contract/models'
import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { refetchModels } from './models-query.ts'
import { secondLookText } from './second-look-field.tsx'
import { TestResult } from './test-result.tsx'

export type ModelAction = 'edit' | 'remove'

export const useTest = (id: string) =>
  useMutation({
    mutationFn: () => api.post<ModelTest>(`/api/operator/models/${id}/test`),
    onError: showFailure('Couldn’t test the model'),
  })

const Facts = ({ facts }: { facts: (string | false | null)[] }) => (
  <p className="mt-1 text-xs text-muted empty:hidden [overflow-wrap:anywhere]">
    {facts.filter(Boolean).join(' · ')}
  </p>
)

type ModelRowProps = {
  model: ListedModel
  /** A model in the environment takes precedence. */
  isOverridden: boolean
  onAct: (action: ModelAction) => void
}

export function ModelRow({ model, isOverridden, onAct }: ModelRowProps) {
  const { id, name, provider, baseUrl, keyEnd, keyLost, isDefault, embeddings } = model
  const { inputPrice, outputPrice, cachedPrice } = model
  const test = useTest(id)
  const choose = useMutation({
    mutationFn: (chosen: string | null) => api.put('/api/operator/default-model', { id: chosen }),
    onSuccess: async (_answer, chosen) => {
      await refetchModels()
      toast({
        title: 'Success',
        description: chosen ? `${name} now answers visitors.` : 'The built-in answerer now answers visitors.',
      })
    },
    onError: showFailure('Couldn’t switch the model'),
  })
  const where = [providerNames[provider], baseUrl, keyEnd && `Key ${keyEnd}`]
  const how = [
    inputPrice !== null &&
      outputPrice !== null &&
      `$${inputPrice} in${cachedPrice === null ? '' : ` ($${cachedPrice} cached)`}, $${outputPrice} out per million tokens`,
    embeddings && `Embeddings by ${embeddings}`,
    secondLookText(model.verify),
  ]
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {isDefault && (
              <Badge tone={isOverridden ? 'plain' : 'good'}>
                {isOverridden ? 'Selected' : 'Answers visitors'}
              </Badge>
            )}
            {model.offered && <Badge>Offered to owners</Badge>}
          </h3>
          <Facts facts={where} />
          <Facts facts={how} />
          {keyLost && (
            <p className="mt-1 text-xs text-bad">
              Its key can no longer be decrypted because SECRET_KEY changed. Edit the model and paste the key
              again.
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={choose.isPending}
            onClick={() => choose.mutate(isDefault ? null : id)}
          >
            {isDefault ? 'Stop using' : 'Use this model'}
          </Button>
          <Button variant="secondary" size="sm" busy={test.isPending} onClick={() => test.mutate()}>
            {test.isPending ? 'Testing...' : 'Test'}
          </Button>
          <DropdownMenu
            trigger={
              <IconButton label={`More actions for ${name}`}>
                <EllipsisVertical {...iconSize(18)} />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => onAct('edit')}>
              <Pencil {...iconSize(18)} /> Edit
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => onAct('remove')}>
              <Trash2 {...iconSize(18)} /> Remove
            </MenuItem>
          </DropdownMenu>
        </div>
      </div>
      {test.data && <TestResult result={test.data} />}
    </li>
  )
}
