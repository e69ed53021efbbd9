import { type Testimonial, testimonials } from '../../content/marketing.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'

function Quote({ quote, name, role, sample, large }: Testimonial & { large?: boolean }) {
  return (
    <figure className={cx('flex flex-col gap-6', !large && 'border-t border-hairline pt-6')}>
      <blockquote className={cx('display', large ? 'text-2xl sm:text-4xl' : 'text-xl leading-snug')}>
        “{quote}”
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{role}</span>
        {sample && <Badge>Sample</Badge>}
      </figcaption>
    </figure>
  )
}

export function Testimonials() {
  const [first, ...others] = testimonials.items
  return (
    // Hidden from our own assistant, which would take praise for facts.
    <section data-nosnippet="" className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <h2 className="text-sm text-muted">{testimonials.title}</h2>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
        <Quote {...first} large />
        <div className="flex flex-col gap-10">
          {others.map((each) => (
            <Quote key={each.name} {...each} />
          ))}
        </div>
      </div>
    </section>
  )
}
