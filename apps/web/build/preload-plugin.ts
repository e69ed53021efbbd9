import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'

/**
 * Names ahead what a file will load next, as Vite's own helper does, which every page would carry: that one also waits
 * for style sheets and answers to nonces, and we have one style sheet and no nonce.
 */
export const preloadPlugin = (): Plugin => ({
  name: 'foyer-preload',
  apply: 'build',
  transform(_code, id) {
    if (!id.includes(helper)) return null
    const code = `
      const named = new Set()
      export const __vitePreload = (load, files) => {
        for (const file of files ?? []) {
          if (named.has(file)) continue
          named.add(file)
          const link = document.createElement('link')
          link.rel = 'modulepreload'
          link.href = '/' + file
          document.head.append(link)
        }
        return load()
      }`
    return { code, map: null }
  },
  generateBundle(_options, bundle) {
    const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
    if (styles.length > 1) this.error(`Nothing waits for a second style sheet: ${styles.join(', ')}`)
  },
})
