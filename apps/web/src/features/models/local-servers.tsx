import type { ListedModel, LocalServer } from '@foyer/contract/models'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/controls/button.tsx'
import { localServersQuery } from './models-query.ts'

type LocalServersProps = {
  models: ListedModel[]
  onChoose: (chosen: { name: string; baseUrl: string }) => void
}

const maxShown = 8

export function LocalServers({ models, onChoose }: LocalServersProps) {
  const { data: found = [] } = useQuery(localServersQuery)
  const isNew = ({ baseUrl }: LocalServer, name: string) =>
    !models.some((model) => model.baseUrl === baseUrl && model.name === name)
  const offered = found
    .map((server) => ({
      ...server,
      models: server.models.filter((name) => isNew(server, name)),
      isChosen: models.some(({ baseUrl }) => baseUrl === server.baseUrl),
    }))
    .filter((server) => server.models.length > 0)
  return offered.map(({ program, baseUrl, models: names, isChosen }) => (
    <div key={baseUrl} className="rounded-card border border-hairline bg-surface px-4 py-4 sm:px-6">
      <h3 className="text-sm font-medium">{program} is running on this machine</h3>
      <p className="mt-1 text-xs text-muted [overflow-wrap:anywhere]">
        At {baseUrl}.{' '}
        {isChosen ? 'Other models on this server.' : 'Nothing is sent there until you add a model.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.slice(0, maxShown).map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            className="max-w-full"
            onClick={() => onChoose({ name, baseUrl })}
          >
            <span className="min-w-0 text-left wrap-anywhere">Add {name}</span>
          </Button>
        ))}
      </div>
    </div>
  ))
}
