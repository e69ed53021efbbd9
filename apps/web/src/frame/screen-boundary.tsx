import { Component, type ReactNode } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/layout/states.tsx'
import { reloadPreservingInput } from '../ui/loading/preserve-input.ts'

/** Keeps the rest of the page usable when one screen fails. */
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
        title="This page couldn’t be displayed"
        actions={<Button onClick={reloadPreservingInput}>Reload page</Button>}
      >
        Your saved work is safe. Reloading usually helps, especially after an update.
      </ErrorState>
    )
  }
}
