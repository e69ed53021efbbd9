import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { docsPlugin } from './build/docs-plugin.ts'
import { preloadPlugin } from './build/preload-plugin.ts'
import { samplesPlugin } from './build/samples-plugin.ts'

// `npm run dev` names the server that it has started.
const server = process.env.FOYER_SERVER ?? 'http://127.0.0.1:3000'
const served = [
  '^/api/',
  '^/v1/',
  '^/mcp/',
  '^/embed\\.js',
  '^/widget',
  '^/sample-site',
  '^/llms\\.txt',
  '^/docs.*\\.md',
  '^/foyer\\.ts',
]

/** What is around every signed-in screen, and the small things that several of them need. */
const sharedBySignedIn = [
  /@radix-ui\/(primitive|react-(compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|popper|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect|use-size))\//,
  /@floating-ui\/|aria-hidden\//,
  /@tanstack\/.*\/(QueryClientProvider|queryObserver|IsRestoringProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense|useBaseQuery|useQuery|mutationObserver|useMutation)\.js$/,
  /src\/ui\/(overlays\/(edit-conflict(-dialog)?|confirm-dialog|dialog|lazy-dialog)|markdown\/markdown-text|layout\/progress)\.tsx?$/,
  /src\/shared\/(answers\/confidence-badge|conversations\/(live-events|person-notifications)|plan\/plan-(gate|limits|notices|queries)|sample-code|editing\/save-form)\.tsx?$/,
  /src\/features\/(assistants\/use-assistant-search|billing\/use-checkout-return|facts\/check-chunk|plan\/limit-warning)\.tsx?$/,
  /contract\/src\/assistants\.ts$|icons\/(credit-card|layout-dashboard|log-out|trash|x)\.mjs$/,
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), samplesPlugin(), docsPlugin(), preloadPlugin()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    manifest: true,
    // The CSP allows no data: fonts or scripts, and a hashed file is cached for a year anyway.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // A schema that a page never reads must not bring zod along: the plan table sits beside one.
        manualPureFunctions: ['z'],
      },
      output: {
        // Every page carries the list of these names. What pages share is named by accident, and what plugins make is
        // told apart by its place: the hash is enough, and seven letters of it (42 bits) tell a few hundred files apart.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
          isDynamicEntry && !facadeModuleId?.startsWith('\0')
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs comes as one file, not as a dozen small ones.
            {
              name: 'frame',
              test: /src\/(app|lib\/(load-once|http\/show-failure|navigation\/(page-meta|use-query-params))|ui\/(focus\/scrollable|controls\/text-link))\.tsx?$|icons\/check\.mjs$|react-dom\/(index|cjs\/react-dom\.production)\.js$/,
              priority: 1,
            },
            // The conversation beside the sign-in form and on the home page.
            {
              name: 'sample',
              test: /contract\/src\/sample-site\.ts$|src\/content\/sample-chat\.ts$|marketing\/bubbles\.tsx$/,
            },
            { name: 'forms', test: /react-hook-form|src\/lib\/forms\/form-schema\.ts$/, priority: 1 },
            // Small things of the signed-in screens come as one file: each more is a name that public pages carry too.
            {
              name: 'signed-in',
              test: /src\/(frame\/sign-out|ui\/(layout\/card|history\/use-tab)|lib\/api\/(query-state|resource)|shared\/assistants\/assistant-summary)\.tsx?$/,
            },
            // What the documentation shares with them.
            {
              name: 'docs-shared',
              test: /src\/(ui\/(controls\/(code-block|copy-button|segmented-control)|layout\/skeleton)|lib\/api\/download|shared\/(assistants\/assistant-choices|mask-key))\.tsx?$|icons\/download\.mjs$/,
            },
            // The same for what only the signed-in screens have, so that the documentation does not carry it.
            {
              name: 'signed-in-screens',
              test: /src\/(ui\/layout\/(empty-state|page-header)|lib\/api\/list-query|shared\/(conversations\/(conversation-queries|lead-queries|overview-query)|assistants\/(start-action|use-chosen-assistant))|features\/(create-assistant\/creation-storage|facts\/check-query))\.tsx?$|lucide-react\/.*\/icons\/(code|ellipsis-vertical|external-link|flask-conical|globe|messages-square|pencil|refresh-cw|rotate-cw)\.mjs$/,
            },
            // Left alone, what each handful of screens shares would be a file of its own, and a screen would come in forty
            // or sixty. What a module needs of the public pages' stays where it is.
            {
              name: 'signed-in-shared',
              test: (id) => sharedBySignedIn.some((part) => part.test(id)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
})
