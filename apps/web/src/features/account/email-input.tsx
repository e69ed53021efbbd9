import type { ComponentProps } from 'react'
import { Input } from '../../ui/field.tsx'

/** An owner's own address: browsers offer it, and phones show the keyboard that has the sign. */
export const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input type="email" autoComplete="email" inputMode="email" {...props} />
)
