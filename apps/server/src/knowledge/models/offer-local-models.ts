import type { LocalServer } from '@foyer/contract/models'
import type { Services } from '../../services.ts'
import { findLocalModels } from './find-local-models.ts'

/** Nothing is sent to a model that no one chose. */
export async function offerLocalModels(
  { config, models }: Pick<Services, 'config' | 'models'>,
  url: string,
): Promise<string | null> {
  if (config.localModels.length === 0 || (await models.current())) return null
  const found = (await findLocalModels(config.localModels)).filter((server) => server.models.length > 0)
  if (found.length === 0) return null
  const names = found.map(({ program, models }) => `${program} (${shortList(models)})`)
  const are = names.length === 1 ? 'runs' : 'run'
  return [
    `${names.join(' and ')} ${are} on this machine. Nothing is sent there until an administrator`,
    `chooses a model at ${url}/operator`,
    '(npm run admin -- make-admin EMAIL makes an administrator)',
  ].join('\n  ')
}

const shortList = ([first, ...more]: LocalServer['models']) =>
  more.length === 0 ? first : `${first} and ${more.length} more`
