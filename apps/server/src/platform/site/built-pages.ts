import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPlaceholder } from '@foyer/contract/address-placeholder'

export const webDist = join(import.meta.dirname, '../../../../web/dist')
/** Their names contain a hash, so their content never changes. */
export const hashedFiles = join(webDist, 'assets')

export const formPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/account-erased',
  '/unsubscribe',
]
export const demoPage = '/file-upload-demo.html'

/** Prerendered at build time for search engines. */
export const publicPages = [
  '/',
  ...formPages,
  '/pricing',
  '/docs',
  '/about',
  '/support',
  '/terms',
  '/privacy',
  '/accessibility',
  '/crawler',
  demoPage,
]

export function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

export async function readBuilt(file: string): Promise<string | null> {
  try {
    return await readFile(join(webDist, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const readBuiltPage = async (file: string, address: string): Promise<string | null> =>
  (await readBuilt(file))?.replaceAll(addressPlaceholder, address) ?? null
