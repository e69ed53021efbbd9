import type { ComponentProps } from 'react'
import { Input } from '../../ui/controls/field.tsx'

export const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input type="email" autoComplete="email" inputMode="email" {...props} />
)
