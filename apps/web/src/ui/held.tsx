import { createContext, type KeyboardEvent, type ReactNode, use } from 'react'

const HeldContext = createContext(false)

/**
 * What is under way holds its buttons and fields: they ignore presses and keep what was typed. Disabled ones would lose the
 * focus, and with it the place of whoever works by keyboard.
 */
export function Held({ when, children }: { when: boolean; children: ReactNode }) {
  return <HeldContext value={when}>{children}</HeldContext>
}

/** Whether a control is held: by its own word, else by what is around it. */
export function useHeld(own?: boolean) {
  const around = use(HeldContext)
  return own ?? around
}

export type HeldProps = {
  /** Something is under way that this has to wait for. What can't be begun at all is `disabled`. */
  held?: boolean | undefined
}

export const heldField = (isHeld: boolean) => isHeld && ({ readOnly: true, 'aria-disabled': true } as const)

/** For controls that know no `readOnly`: keys lead on to the next one and change nothing. */
export const ignoreKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.preventDefault()
}
