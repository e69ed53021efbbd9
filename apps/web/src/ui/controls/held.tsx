import { createContext, type KeyboardEvent, type ReactNode, use } from 'react'

const HeldContext = createContext(false)

/** Holds buttons and fields during an operation. They ignore input but keep focus, which disabled ones would lose. */
export function Held({ when, children }: { when: boolean; children: ReactNode }) {
  return <HeldContext value={when}>{children}</HeldContext>
}

/** A control’s own setting wins over that of its surroundings. */
export function useHeld(own?: boolean) {
  const around = use(HeldContext)
  return own ?? around
}

export type HeldProps = {
  /** Blocked by an operation in progress. Use `disabled` for what can’t be started at all. */
  held?: boolean | undefined
}

export const heldField = (isHeld: boolean) => isHeld && ({ readOnly: true, 'aria-disabled': true } as const)

/** For controls without `readOnly`: only Tab works. */
export const ignoreKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.preventDefault()
}
