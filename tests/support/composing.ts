import type { Locator } from 'playwright-core'

/**
 * The Enter that ends a composed word, as Chromium and as Safari tell of it. Gives which of them the field kept from the
 * input method.
 */
export const endComposition = (field: Locator) =>
  field.evaluate((element) =>
    [{ isComposing: true }, { keyCode: 229 }].filter((how) => {
      const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, ...how }
      return !element.dispatchEvent(new KeyboardEvent('keydown', enter))
    }),
  )
