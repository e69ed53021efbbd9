import type { Plugin } from 'vite'

/**
 * Takes from the icons what they are shipped with for React's warnings during development: a made-up key for every
 * stroke, which no compression can shorten, and every public page carries a dozen icons.
 */
export const iconsPlugin = (): Plugin => ({
  name: 'foyer-icons',
  apply: 'build',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return null
    return { code: code.replace(/,\s*key: "\w+"/g, '').replace('__iconData.node;', ''), map: null }
  },
})
