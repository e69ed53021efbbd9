import type { EmailChange } from '@foyer/contract/accounts'
import { api } from '../../lib/browser.ts'
import { formSchema } from '../../lib/form-schema.ts'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { EmailInput } from './email-input.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { readSecurityAgain } from './security-query.ts'

const schema = formSchema<EmailChange>(() =>
  import('@foyer/contract/accounts').then(({ emailChange }) => emailChange),
)

export default function ChangeEmailDialog({ asksCode, onClose }: { asksCode: boolean; onClose: () => void }) {
  async function change(values: EmailChange) {
    const { message } = await api.put<{ message: string }>('/api/auth/email', values)
    void readSecurityAgain()
    toast({ title: 'Look into your mail', description: message })
    onClose()
  }
  return (
    <ProofDialog<EmailChange>
      title="Change your address"
      description="We send a link to the new one, and tell the one you have if it is confirmed."
      asksCode={asksCode}
      schema={schema}
      defaultValues={{ email: '', password: '' }}
      action={['Send the link', 'Sending...']}
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
