import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'
const loader = fileURLToPath(new URL('../src/ui/loading/load-part.ts', import.meta.url))

/**
 * Fetches the files of a part before it is imported. Vite's own helper only names them ahead, and what failed then stays
 * failed in some browsers; it also waits for style sheets and answers to nonces, and we have one style sheet and no nonce.
 */
export const preloadPlugin = (): Plugin => ({
  name: 'foyer-preload',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // Vite names nothing for a part that is one file alone.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' && files.length === 0 ? [file] : files,
      },
    },
  }),
  transform(_code, id) {
    if (!id.includes(helper)) return null
    return { code: `export { loadPart as __vitePreload } from ${JSON.stringify(loader)}`, map: null }
  },
  generateBundle(_options, bundle) {
    const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
    if (styles.length > 1) this.error(`Nothing waits for a second style sheet: ${styles.join(', ')}`)
  },
})
