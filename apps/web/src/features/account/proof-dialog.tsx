import type { ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormRegister,
  useForm,
} from 'react-hook-form'
import { ApiError, messageOf } from '../../lib/http/http.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { ProofFields, type ProofValues } from './proof-fields.tsx'

type ProofDialogProps<Values extends ProofValues> = {
  title: string
  description?: ReactNode
  asksCode: boolean
  schema: { resolver: Resolver<Values>; warm: () => void }
  defaultValues: DefaultValues<Values>
  action: readonly [ready: string, busy: string]
  danger?: boolean
  onSubmit: (values: Values) => Promise<void>
  onClose: () => void
  children?: (form: { register: UseFormRegister<Values>; errors: FieldErrors<Values> }) => ReactNode
}

export function ProofDialog<Values extends ProofValues>({
  title,
  description,
  asksCode,
  schema,
  defaultValues,
  action: [ready, busy],
  danger,
  onSubmit,
  onClose,
  children,
}: ProofDialogProps<Values>) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: schema.resolver,
    defaultValues,
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values)
    } catch (error) {
      const field = error instanceof ApiError ? error.body.field : undefined
      setError(field && field in values ? (field as Path<Values>) : 'root', {
        message: messageOf(error, 'That didn’t work. Please try again.'),
      })
    }
  })
  return (
    <FormDialog
      size="sm"
      title={title}
      description={description}
      action={isSubmitting ? busy : ready}
      danger={danger}
      busy={isSubmitting}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onFocus={schema.warm}
      onClose={onClose}
    >
      {children?.({ register, errors })}
      <ProofFields
        asksCode={asksCode}
        register={register as unknown as UseFormRegister<ProofValues>}
        errors={errors as FieldErrors<ProofValues>}
      />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {errors.root?.message}
      </p>
    </FormDialog>
  )
}
