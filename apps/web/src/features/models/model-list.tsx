import type { ListedModel, ModelsOverview } from '@foyer/contract/models'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { ModelDialog } from './model-dialog.tsx'
import { type ModelAction, ModelRow, useTest } from './model-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TestResult } from './test-result.tsx'

const dialogs = { edit: ModelDialog, remove: RemoveDialog }

/** The model set in the environment; it can be tested here but not changed. */
export function EnvironmentModel({
  environment,
}: {
  environment: { model: string; baseUrl: string | null }
}) {
  const test = useTest('environment')
  return (
    <div className="flex flex-col gap-3 rounded-card border border-hairline bg-wash px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-sm font-medium [overflow-wrap:anywhere]">{environment.model}</h3>
          <p className="mt-1 text-xs text-muted [overflow-wrap:anywhere]">
            <span>Set by MODEL in the environment</span>
            {environment.baseUrl && <span>, at {environment.baseUrl}</span>}
            <span>. It overrides the models below. Remove MODEL and restart to choose one here.</span>
          </p>
        </div>
        <Button variant="secondary" size="sm" busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Testing...' : 'Test'}
        </Button>
      </div>
      {test.data && <TestResult result={test.data} />}
    </div>
  )
}

export function ModelList({ models, environment }: Pick<ModelsOverview, 'models' | 'environment'>) {
  const [acting, setActing] = useState<{ action: ModelAction; model: ListedModel } | null>(null)
  const Acting = acting && dialogs[acting.action]
  return (
    <>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {models.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            isOverridden={environment !== null}
            onAct={(action) => setActing({ action, model })}
          />
        ))}
      </ul>
      {Acting && <Acting model={acting.model} onClose={() => setActing(null)} />}
    </>
  )
}
