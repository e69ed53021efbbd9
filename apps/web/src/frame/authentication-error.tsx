import { Component, type ReactNode } from 'react'
import { session } from '../lib/api/browser.ts'
import { Button } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/layout/states.tsx'

function returnToLogin() {
  session.clear()
  window.location.assign('/login')
}

function AuthenticationError() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>Authentication Error · Foyer</title>
      <ErrorState
        level={1}
        title="Authentication Error"
        actions={
          <>
            <Button onClick={returnToLogin}>Return to Login</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Reload Page
            </Button>
          </>
        }
      >
        Something went wrong with authentication. Please try again.
      </ErrorState>
    </main>
  )
}

/** Catches render errors of the session, guards, layouts and sign-in screens. */
export class AuthenticationBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <AuthenticationError /> : this.props.children
  }
}
