import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { resource } from '../../lib/api/resource.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { type Endpoint, endpointsOf, type OpenApi, searchEndpoints } from './endpoints.ts'

function EndpointRow({ id, method, path, summary }: Endpoint) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <code className="flex min-w-0 gap-3 font-mono text-xs leading-5">
        <span className="w-12 shrink-0 font-semibold text-accent">{method} </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {path.split(/(?=\/)/).map((part, index) => (
            // Segments can repeat but never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>
      </code>
      <Link
        href={`/docs#${id}`}
        className="justify-self-start rounded-xs text-xs text-muted underline decoration-control underline-offset-4 transition-colors hover:text-accent max-lg:ml-15"
      >
        {summary}
      </Link>
    </li>
  )
}

const openApiQuery = resource<OpenApi>(['openapi'], '/api/openapi.json')

export function EndpointList() {
  const document = useQuery(openApiQuery)
  const [wanted, setWanted] = useState('')
  if (hasFailedToLoad(document))
    return (
      <ErrorState
        title="Couldn’t load the endpoints"
        level={3}
        actions={<Button onClick={() => document.refetch()}>Try again</Button>}
      >
        The API still works. Please try again.
      </ErrorState>
    )
  if (isFirstLoad(document) || !document.data) return <Skeleton className="h-72 rounded-card" />
  const groups = searchEndpoints(endpointsOf(document.data), wanted)
  const searching = wanted.trim() !== ''
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label="Search endpoints"
        className="sm:max-w-sm"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {groups.length === 0 && `No results for “${wanted.trim()}”.`}
      </p>
      {groups.length > 0 && (
        <div className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {groups.map(([tag, endpoints]) => (
            <details key={`${tag} ${searching}`} open={searching || tag === 'Chat'} className="group">
              <summary className="flex min-h-12 items-center gap-3 px-4 text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6">
                <h3 className="flex-1 font-medium">{tag}</h3>
                <span className="figures text-xs text-muted">{endpoints.length}</span>
                <ChevronDown
                  {...iconSize(18)}
                  className="text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="divide-y divide-hairline border-t border-hairline">
                {endpoints.map((endpoint) => (
                  <EndpointRow key={`${endpoint.method} ${endpoint.path}`} {...endpoint} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </div>
  )
}
