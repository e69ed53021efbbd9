import { useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '../format.ts'

export type Bar = { label: string; value: number; detail?: string }

type BarChartProps = {
  title: string
  bars: Bar[]
  unit: string
  height?: number
  /** Label every nth bar, if there is room. */
  labelEvery?: number
}

const foot = 20
const top = 20
const roomForLabel = 52
const roomForPeak = 16

/** Draws at screen size so that text keeps its size on phones. */
function useWidth() {
  const box = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    if (!box.current) return
    const sized = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    sized.observe(box.current)
    return () => sized.disconnect()
  }, [])
  return { box, width }
}

/** One hue, a label on the highest bar, and a table for screen readers. */
export function BarChart({ title, bars, unit, height = 160, labelEvery = 1 }: BarChartProps) {
  const id = useId()
  const { box, width } = useWidth()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const gap = Math.min(4, step * 0.25)
  const peak = bars.findIndex(({ value }) => value === most)
  const every = labelEvery * Math.ceil(roomForLabel / (step * labelEvery))
  const tall = (value: number) => (value / most) * (height - foot - top)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-3 text-sm font-semibold">
        {title}
      </figcaption>
      <svg
        ref={box}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        aria-hidden="true"
        className="block w-full"
      >
        <line
          x1="0"
          x2={width}
          y1={height - foot}
          y2={height - foot}
          className="stroke-hairline forced-colors:stroke-[CanvasText]"
        />
        {bars.map(({ label, value, detail }, nth) => {
          const left = nth * step + gap / 2
          const atEdge = left + roomForLabel > width
          return (
            <g key={label}>
              <rect
                x={left}
                y={height - foot - tall(value)}
                width={step - gap}
                height={tall(value)}
                rx={Math.min(3, (step - gap) / 2)}
                className="fill-accent forced-colors:fill-[CanvasText]"
              >
                <title>{`${label}: ${detail ?? `${formatCount(value)} ${unit}`}`}</title>
              </rect>
              {nth === peak && value > 0 && (
                <text
                  x={Math.min(Math.max(left + (step - gap) / 2, roomForPeak), width - roomForPeak)}
                  y={height - foot - tall(value) - 6}
                  textAnchor="middle"
                  className="figures fill-ink text-xs"
                >
                  {formatCount(value)}
                </text>
              )}
              {nth % every === 0 && (
                <text
                  x={atEdge ? left + step - gap : left}
                  y={height - 4}
                  textAnchor={atEdge ? 'end' : 'start'}
                  className="figures fill-muted text-xs"
                >
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {bars.map(({ label, value, detail }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{detail ?? `${formatCount(value)} ${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
