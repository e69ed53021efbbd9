import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const webDist = join(import.meta.dirname, '../../../web/dist')

/** Prerendered at build: complete without a script, and what search engines read. */
export const publicPages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/account-erased',
  '/unsubscribe',
  '/pricing',
  '/docs',
  '/about',
  '/support',
  '/terms',
  '/privacy',
  '/file-upload-demo.html',
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
