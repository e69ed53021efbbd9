import { cx } from './class-names.ts'

const sizes = { sm: 'w-6 text-xs', md: 'w-[1.875rem] text-sm', lg: 'w-12 text-lg' }

export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string
  src?: string | null | undefined
  size?: keyof typeof sizes
}) {
  const shape = cx('arch shrink-0 bg-accent text-on-accent', sizes[size])
  return src ? (
    <img src={src} alt="" className={cx(shape, 'object-cover')} />
  ) : (
    <span aria-hidden="true" className={cx(shape, 'grid place-items-center pt-1 font-semibold uppercase')}>
      {[...name.trim()][0] ?? '?'}
    </span>
  )
}
