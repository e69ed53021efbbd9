import type { Cell } from './passage.ts'

/** Separates the rows of a stacked header. */
const joint = ' – '

/** Names from top to bottom. */
export const headerParts = (header: string): string[] => header.split(joint)

/** The part that other columns share: 'Winter, 1 October – 31 March' above 'opens' and 'closes'. */
export function upperHeader(header: string, cells: readonly Cell[]): string {
  const parts = headerParts(header)
  for (let length = parts.length - 1; length > 0; length--) {
    const above = parts.slice(0, length).join(joint)
    if (cells.some((other) => other.header !== header && other.header.startsWith(above + joint))) return above
  }
  return parts.length > 1 ? parts[0]! : ''
}

export const lowerHeader = (header: string, above: string) =>
  above ? header.slice(above.length + joint.length) : header
