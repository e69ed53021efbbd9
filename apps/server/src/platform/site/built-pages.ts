import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPlaceholder } from '@foyer/contract/address-placeholder'

export const webDist = join(import.meta.dirname, '../../../../web/dist')
/** What these hold never changes: their names tell it by a hash. */
export const hashedFiles = join(webDist, 'assets')

/** Forms to fill in. */
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

/** Prerendered at build: complete without a script, and what search engines read. */
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

/** A file of the build, or null where the web app is served by Vite and was never built. */
export async function readBuilt(file: string): Promise<string | null> {
  try {
    return await readFile(join(webDist, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A page of the build with the address of this instance in it. */
export const readPage = async (file: string, address: string): Promise<string | null> =>
  (await readBuilt(file))?.replaceAll(addressPlaceholder, address) ?? null
