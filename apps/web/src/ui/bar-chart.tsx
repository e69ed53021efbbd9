import { useId } from 'react'

export type Bar = { label: string; value: number; detail?: string }

type BarChartProps = {
  title: string
  bars: Bar[]
  /** What a value counts, for the table that screen readers get. */
  unit: string
  height?: number
  /** Every how many bars a label stands under it. */
  labelEvery?: number
}

const width = 720
const foot = 20

/** One hue, the highest bar labelled with its number, and a table of the same numbers behind it. */
export function BarChart({ title, bars, unit, height = 160, labelEvery = 1 }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const gap = Math.min(4, step * 0.25)
  const peak = bars.findIndex(({ value }) => value === most)
  const top = 20
  const tall = (value: number) => (value / most) * (height - foot - top)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-3 text-sm font-semibold">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full overflow-visible">
        <line x1="0" x2={width} y1={height - foot} y2={height - foot} className="stroke-hairline" />
        {bars.map(({ label, value, detail }, nth) => (
          <g key={label}>
            <rect
              x={nth * step + gap / 2}
              y={height - foot - tall(value)}
              width={step - gap}
              height={tall(value)}
              rx={Math.min(3, (step - gap) / 2)}
              className="fill-accent"
            >
              <title>{`${label}: ${detail ?? `${value} ${unit}`}`}</title>
            </rect>
            {nth === peak && value > 0 && (
              <text
                x={nth * step + step / 2}
                y={height - foot - tall(value) - 6}
                textAnchor="middle"
                className="figures fill-ink text-xs"
              >
                {value}
              </text>
            )}
            {nth % labelEvery === 0 && (
              <text x={nth * step + gap / 2} y={height - 4} className="figures fill-muted text-xs">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ label, value, detail }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{detail ?? `${value} ${unit}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
