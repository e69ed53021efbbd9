import type { Locator } from 'playwright-core'

/**
 * A key pressed while a word is composed, as Chromium and as Safari tell of it. Gives which of them the field kept from
 * the input method.
 */
export const pressWhileComposing = (field: Locator, key = 'Enter') =>
  field.evaluate(
    (element, key) =>
      [{ isComposing: true }, { keyCode: 229 }].filter((how) => {
        const event = { key, keyCode: 13, bubbles: true, cancelable: true, ...how }
        return !element.dispatchEvent(new KeyboardEvent('keydown', event))
      }),
    key,
  )
