import { contrast, css, ink, mix, type Rgb, readable, white } from './colour.ts'

const darkSurface: Rgb = [29, 25, 32]

/**
 * The colours that follow from the owner's one and the icon's on it, both as the bubble has settled them: each text on
 * it, and it as text, reads at 4.5 to 1 or better.
 */
export function palette(primary: Rgb, on: Rgb, dark: boolean): Record<string, string> {
  const surface = dark ? darkSurface : white
  const wash = mix(surface, primary, 0.14)
  return {
    // White on a middling colour is kept by deepening the colour a little; ink on a light one always reads.
    fill: css(contrast(primary, on) < 4.5 ? readable(primary, ink, on) : primary),
    'on-fill': css(on),
    accent: css(readable(primary, dark ? white : ink, wash)),
    wash: css(wash),
  }
}
