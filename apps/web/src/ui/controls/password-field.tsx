import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../class-names.ts'
import { PlainButton } from './button.tsx'
import { Input, type InputProps } from './field.tsx'
import { iconSize } from './icon-button.tsx'

export function PasswordField({ className, ...rest }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className={cx('relative flex', className)}>
      <Input {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
      <PlainButton
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        held={rest.held}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon {...iconSize(18)} />
      </PlainButton>
    </span>
  )
}
