import { expect, test } from 'vitest'
import { contrast, onColour, parseHex, type Rgb } from './colour.ts'
import { palette } from './palette.ts'

const rgb = (css: string | undefined) => (css ?? '').match(/\d+/g)?.map(Number) as unknown as Rgb
const surface = { light: [255, 255, 255], dark: [29, 25, 32] } as const

test('hex colours of three and six digits are read, anything else is not', () => {
  expect(parseHex('#CE93EC')).toEqual([206, 147, 236])
  expect(parseHex('#fa0')).toEqual([255, 170, 0])
  for (const bad of ['', 'red', '#12', '#12345', '#1234567', 'CE93EC', '#ggg', null, {}, 'url(x)'])
    expect(parseHex(bad)).toBeUndefined()
})

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

test('lavender takes ink, never white', () => {
  expect(onColour([206, 147, 236])).toEqual([31, 26, 36])
  expect(palette([206, 147, 236], [31, 26, 36], false)['on-fill']).toBe('rgb(31,26,36)')
})

test('whatever colour the owner picks, texts read at 4.5 to 1 and icons at 3 to 1, in both themes', () => {
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (let blue = 0; blue < 256; blue += 51)
        for (const theme of ['light', 'dark'] as const) {
          const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
          const primary: Rgb = [red, green, blue]
          const colours = palette(primary, onColour(primary), theme === 'dark')
          const accent = rgb(colours.accent)
          expect(contrast(rgb(colours.fill), rgb(colours['on-fill'])), `${hex} text`).toBeGreaterThanOrEqual(
            4.5,
          )
          expect(contrast(accent, rgb(colours.wash)), `${hex} accent on wash`).toBeGreaterThanOrEqual(4.5)
          expect(contrast(accent, surface[theme]), `${hex} accent ${theme}`).toBeGreaterThanOrEqual(4.5)
          expect(contrast(primary, onColour(primary)), `${hex} icon`).toBeGreaterThanOrEqual(2.99)
        }
})

test('the fixed inks read on their surfaces', () => {
  const pairs: [string, string][] = [
    ['#1F1A24', '#FFFFFF'],
    ['#6B6372', '#FFFFFF'],
    ['#B3261E', '#FFFFFF'],
    ['#F3EEF6', '#1D1920'],
    ['#A99FB1', '#1D1920'],
    ['#F2A39D', '#1D1920'],
  ]
  for (const [text, below] of pairs)
    expect(contrast(parseHex(text)!, parseHex(below)!), text).toBeGreaterThanOrEqual(4.5)
})
