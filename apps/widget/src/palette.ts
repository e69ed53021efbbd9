import { contrast, css, ink, mix, onColour, parseHex, type Rgb, readable, white } from './colour.ts'

const darkSurface: Rgb = [29, 25, 32]
const lavender: Rgb = [206, 147, 236]

/** The colours that follow from the owner's one: each text on it, and it as text, reads at 4.5 to 1 or better. */
export function palette(primaryColor: unknown, dark: boolean): Record<string, string> {
  const primary = parseHex(primaryColor) || lavender
  const surface = dark ? darkSurface : white
  const onFill = onColour(primary)
  // White on a middling colour is kept by deepening the colour a little; ink on a light one always reads.
  const fill = contrast(primary, onFill) < 4.5 ? readable(primary, ink, onFill) : primary
  const wash = mix(surface, primary, 0.14)
  return {
    fill: css(fill),
    'on-fill': css(onFill),
    accent: css(readable(primary, dark ? white : ink, wash)),
    wash: css(wash),
  }
}
