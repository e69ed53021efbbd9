import { BrowserNotStarted, type BrowserPlan, type RunningBrowser, startBrowser } from './browser-process.ts'
import { type BrowserUser, chooseBrowserUser } from './browser-user.ts'

export type StartBrowser = () => Promise<RunningBrowser>

interface Parts {
  executablePath: string
  warn(sentence: string): void
  chooseUser?: () => Promise<BrowserUser | null>
}

const noSandboxMessage =
  /no usable sandbox|move to new namespace|setuid sandbox|credentials\.cc|without --no-sandbox/i
const noUserErrors = new Set<number | string | null>(['EPERM', 'EINVAL', 'EACCES', 126, 127])

/** Starts browsers unprivileged and sandboxed as far as the system allows, and remembers what failed. */
export function createBrowserStarter({
  executablePath,
  warn,
  chooseUser = chooseBrowserUser,
}: Parts): StartBrowser {
  let known: Promise<BrowserPlan> | null = null

  async function first(): Promise<BrowserPlan> {
    return { executablePath, user: await chooseUser(), sandboxed: true }
  }

  return async () => {
    known ??= first()
    let plan = await known
    let less = ''
    for (;;) {
      try {
        const running = await startBrowser(plan)
        if (less) {
          known = Promise.resolve(plan)
          warn(less)
        }
        return running
      } catch (error) {
        if (!(error instanceof BrowserNotStarted)) throw error
        // Other failures must not disable the sandbox.
        if (plan.sandboxed && noSandboxMessage.test(error.words)) {
          plan = { ...plan, sandboxed: false }
          less = withoutSandbox(plan)
        } else if (plan.user && noUserErrors.has(error.code)) {
          plan = { ...plan, user: null, sandboxed: false }
          less = asRoot(executablePath)
        } else throw error
      }
    }
  }
}

const withoutSandbox = ({ user }: BrowserPlan) =>
  `Pages that need JavaScript are opened in a Chromium without its sandbox, as ${user ? `the unprivileged user ${user.uid}` : 'the user of this server'}: this system lets it make no namespaces (in a container, allow unprivileged user namespaces to change that).`

const asRoot = (path: string) =>
  `Pages that need JavaScript are opened in a Chromium that runs as root and without its sandbox: no other user can be made to run ${path}. Start Foyer as an ordinary user, or install Chromium where every user may run it.`
