import { QueryClientProvider } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '../../lib/api/query-client.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { ThemeToggle } from '../../ui/controls/theme-toggle.tsx'
import { Logo } from '../../ui/logo.tsx'
import { loadToasts } from '../../ui/toasts/toaster.tsx'

export function SandboxFrame({ children }: { children: ReactNode }) {
  useEffect(loadToasts, [])
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col text-sm">
        <header>
          <p className="border-b border-hairline bg-warn-wash py-2.5">
            <span className="mx-auto flex max-w-5xl gap-2.5 px-4 sm:px-8">
              <FlaskConical {...iconSize(18)} className="mt-px shrink-0 text-warn" />
              <span>
                <strong className="font-semibold">Sandbox.</strong> No one is charged here. Use a test card,
                never a real one.
              </span>
            </span>
          </p>
          <div className="mx-auto flex h-16 w-full max-w-5xl items-center justify-between pr-2 pl-4 sm:px-8">
            <Logo />
            <ThemeToggle />
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-5xl flex-1 px-4 pt-4 pb-16 outline-none sm:px-8 lg:pt-8"
        >
          {children}
        </main>
      </div>
    </QueryClientProvider>
  )
}
