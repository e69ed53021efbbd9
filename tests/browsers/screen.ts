import { expect } from 'vitest'
import { type Driver, pressAt, pressKeys, typeText } from './drivers/driver.ts'
import { type Found, locate, type Target } from './locate.ts'

const patience = { interval: 150 }

export function createScreen(driver: Driver) {
  const find = (target: Target) => driver.evaluate(locate, target)
  const said = (target: Target) => JSON.stringify(target)

  const screen = {
    find,
    async see(target: Target): Promise<Found> {
      await expect
        .poll(async () => (await find(target)).length, { ...patience, message: said(target) })
        .not.toBe(0)
      return (await find(target))[0]!
    },
    async gone(target: Target) {
      await expect
        .poll(async () => (await find(target)).length, { ...patience, message: `${said(target)} to go` })
        .toBe(0)
    },
    async press(target: Target) {
      // A press would miss a moving element.
      let before: string | undefined
      let spot: Found['at'] = null
      await expect
        .poll(
          async () => {
            spot = (await find(target)).find(({ at }) => at)?.at ?? null
            const still = spot !== null && JSON.stringify(spot) === before
            before = JSON.stringify(spot)
            return still
          },
          { ...patience, message: `${said(target)} to be pressed` },
        )
        .toBe(true)
      await driver.act(pressAt(spot!.x, spot!.y))
    },
    async fill(target: Target, text: string) {
      await screen.press(target)
      await driver.act(pressKeys('Control', 'a'))
      await driver.act(pressKeys('Backspace'))
      await screen.type(text)
    },
    async type(text: string) {
      // A busy page drops keys from long sequences.
      for (let from = 0; from < text.length; from += 12)
        await driver.act(typeText(text.slice(from, from + 12)))
    },
    key: (...names: string[]) => driver.act(pressKeys(...names)),
    path: () => driver.evaluate(() => location.pathname),
    async at(path: string) {
      await expect.poll(screen.path, { ...patience, message: `the address ${path}` }).toBe(path)
    },
  }
  return screen
}

export type Screen = ReturnType<typeof createScreen>
