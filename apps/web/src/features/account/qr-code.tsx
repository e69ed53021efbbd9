import { useMemo } from 'react'
import { encode } from 'uqr'

/** Drawn locally so that the secret stays here. Dark on white in both themes, for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1f1a24" />
    </svg>
  )
}

function draw(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
