import type { Creation } from './creation.ts'

const maxTiles = 28

export function PageArch({ pages }: { pages: Creation['pages'] }) {
  const shown = pages.slice(-maxTiles)
  return (
    <div className="arch flex w-full max-w-[22rem] flex-col overflow-hidden bg-wash px-3 pt-[28%] pb-3 md:px-6 md:pb-6">
      <ul
        aria-label="Pages read"
        className="flex min-h-0 flex-1 flex-wrap-reverse content-start justify-center gap-1.5 overflow-hidden"
      >
        {shown.map(({ url, title }) => (
          <li
            key={url}
            className="dialog max-w-[7.5rem] md:max-w-[9.5rem] wrap-anywhere rounded-xs border border-hairline bg-surface px-2 py-1 text-xs"
          >
            {title || new URL(url).pathname}
          </li>
        ))}
      </ul>
    </div>
  )
}
