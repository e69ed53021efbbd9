import { abilities } from '../../content/marketing.ts'

export function Abilities() {
  return (
    <section className="border-y border-hairline bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
        <h2 className="display max-w-[16ch] text-3xl sm:text-4xl">{abilities.title}</h2>
        <dl className="mt-12 grid gap-x-16 sm:grid-cols-2">
          {abilities.items.map(({ title, text }) => (
            <div key={title} className="border-t border-hairline py-6">
              <dt className="text-lg font-semibold">{title}</dt>
              <dd className="mt-1.5 max-w-md text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
