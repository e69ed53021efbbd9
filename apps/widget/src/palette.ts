import { contrast, css, ink, mix, type Rgb, readable, white } from './colour.ts'

const darkSurface: Rgb = [29, 25, 32]

/** The window's colors, from the bubble's. All texts have a contrast of at least 4.5 to 1. */
export function palette(primary: Rgb, on: Rgb, dark: boolean): Record<string, string> {
  const surface = dark ? darkSurface : white
  const wash = mix(surface, primary, 0.14)
  return {
    // White needs a slightly darker background than an icon does.
    fill: css(contrast(primary, on) < 4.5 ? readable(primary, ink, on) : primary),
    'on-fill': css(on),
    accent: css(readable(primary, dark ? white : ink, wash)),
    wash: css(wash),
  }
}
