import type { EmailChange } from '@foyer/contract/accounts'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { Field } from '../../ui/controls/field.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { EmailInput } from './email-input.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { refetchSecurity } from './security-query.ts'

const schema = formSchema<EmailChange>(() =>
  import('@foyer/contract/accounts').then(({ emailChange }) => emailChange),
)

export default function ChangeEmailDialog({ asksCode, onClose }: { asksCode: boolean; onClose: () => void }) {
  async function change(values: EmailChange) {
    const { message } = await api.put<{ message: string }>('/api/auth/email', values)
    void refetchSecurity()
    toast({ title: 'Check your email', description: message })
    onClose()
  }
  return (
    <ProofDialog<EmailChange>
      title="Change your email"
      description="We’ll send a confirmation link to your new email, and tell your current one once it’s confirmed."
      asksCode={asksCode}
      schema={schema}
      defaultValues={{ email: '', password: '' }}
      action={['Send link', 'Sending...']}
      onSubmit={change}
      onClose={onClose}
    >
      {({ register, errors }) => (
        <Field required label="New email" error={errors.email?.message}>
          <EmailInput {...register('email')} />
        </Field>
      )}
    </ProofDialog>
  )
}
