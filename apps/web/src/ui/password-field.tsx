import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './class-names.ts'
import { Input } from './field.tsx'
import { iconSize } from './icon-button.tsx'

export function PasswordField({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className={cx('relative flex', className)}>
      <Input {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon {...iconSize(18)} />
      </button>
    </span>
  )
}
