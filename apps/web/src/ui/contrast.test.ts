import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'

function colorsOf(theme: Theme) {
  const colors = new Map<string, string>()
  for (const [, name, light, dark] of css.matchAll(
    /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  ))
    colors.set(name!, theme === 'light' ? light! : dark!)
  for (const [, name, both] of css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)) colors.set(name!, both!)
  return colors
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

// WCAG 2.2 AA: 4.5 for text, 3 for controls and their states.
const text = 4.5
const shape = 3

const grounds = ['page', 'surface', 'sunken', 'wash']
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, text],
    ['muted', ground, text],
    ['accent', ground, text],
    ['accent-strong', ground, text],
    ['control', ground, shape],
  ]),
  ...['good', 'warn', 'bad'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-wash`, text],
    [tone, 'page', text],
    [tone, 'surface', text],
  ]),
  // Strings in code samples.
  ['good', 'sunken', text],
  ['ink', 'bad-wash', text],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-strong', text],
  ['on-bad', 'bad', text],
  ['on-bad', 'bad-strong', text],
  ['on-lavender', 'lavender', text],
  ['page', 'ink', text],
  // Progress bars and switches.
  ['accent', 'hairline', shape],
  ['bad', 'hairline', shape],
  ['surface', 'control', shape],
  ['surface', 'accent', shape],
]

describe.each<Theme>(['light', 'dark'])('the %s theme meets AA', (theme) => {
  const colors = colorsOf(theme)
  test.each(pairs)('%s on %s has at least %d:1', (front, ground, least) => {
    const [one, other] = [colors.get(front), colors.get(ground)]
    if (!one || !other) throw new Error(`No such token: ${one ? ground : front}`)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})
