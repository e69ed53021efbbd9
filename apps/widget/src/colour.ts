export type Rgb = readonly [number, number, number]

export const white: Rgb = [255, 255, 255]
export const ink: Rgb = [31, 26, 36]

export function parseHex(text: unknown): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(String(text))?.[1]
  if (!digits) return
  const value = Number(`0x${digits[3] ? digits : digits.replace(/./g, '$&$&')}`)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const css = (colour: Rgb) => `rgb(${colour})`

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) =>
    channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05
  const b = luminance(other) + 0.05
  return a > b ? a / b : b / a
}

export function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  const blend = (from: number, to: number) => Math.round(from + (to - from) * share)
  return [blend(r1, r2), blend(g1, g2), blend(b1, b2)]
}

/** White where its contrast is at least 3, enough for an icon, else ink. The approximate curve saves bytes in the bubble. */
export const onColour = ([red, green, blue]: Rgb): Rgb =>
  0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2 > 0.29
    ? ink
    : white

/** Moves the color towards another just enough to be readable next to a third. */
export function readable(colour: Rgb, towards: Rgb, beside: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share)
    if (contrast(candidate, beside) >= 4.5) return candidate
  }
  return towards
}
