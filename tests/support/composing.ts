import type { Locator } from 'playwright-core'

/** Presses a key during composition as Chromium and Safari report it. Returns the presses that the field prevented. */
export const pressWhileComposing = (field: Locator, key = 'Enter') =>
  field.evaluate(
    (element, key) =>
      [{ isComposing: true }, { keyCode: 229 }].filter((how) => {
        const event = { key, keyCode: 13, bubbles: true, cancelable: true, ...how }
        return !element.dispatchEvent(new KeyboardEvent('keydown', event))
      }),
    key,
  )
