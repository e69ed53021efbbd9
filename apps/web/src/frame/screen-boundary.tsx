import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { reloadKeepingTyped } from '../ui/keep-typed.ts'
import { ErrorState } from '../ui/states.tsx'

/** One screen that fails leaves the rest of the page standing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        level={1}
        title="This page could not be shown"
        actions={<Button onClick={reloadKeepingTyped}>Reload page</Button>}
      >
        Nothing you saved is lost. Reloading usually helps, above all after an update.
      </ErrorState>
    )
  }
}
