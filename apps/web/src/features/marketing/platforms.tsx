import { platforms } from '../../content/marketing.ts'

export function Platforms() {
  return (
    <section aria-label={platforms.title} className="border-y border-hairline">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-12 gap-y-5 px-4 py-8 sm:px-6 lg:flex-row lg:items-baseline">
        <h2 className="shrink-0 text-sm text-muted">{platforms.title}</h2>
        <ul className="flex flex-1 flex-wrap gap-x-8 gap-y-2 text-base font-medium xl:justify-between">
          {platforms.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
