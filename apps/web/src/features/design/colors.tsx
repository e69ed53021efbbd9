const swatches = [
  ['page', 'bg-page'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['wash', 'bg-wash'],
  ['lavender', 'bg-lavender'],
  ['good', 'bg-good'],
  ['good-wash', 'bg-good-wash'],
  ['warn', 'bg-warn'],
  ['warn-wash', 'bg-warn-wash'],
  ['bad', 'bg-bad'],
  ['bad-wash', 'bg-bad-wash'],
]

export function Colors() {
  return (
    <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-9">
      {swatches.map(([name, background]) => (
        <li key={name} className="flex flex-col gap-2 text-xs text-muted">
          <span className={`arch w-full border border-hairline ${background}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
