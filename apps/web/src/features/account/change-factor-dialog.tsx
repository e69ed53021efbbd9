import type { NewRecoveryCodes, Proof } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { refetchSecurity } from './security-query.ts'

const schema = formSchema<Proof>(() =>
  import('@foyer/contract/accounts').then(({ secondFactorProof }) => secondFactorProof),
)

type ChangeFactorProps = { what: 'off' | 'codes'; onClose: () => void }

export default function ChangeFactorDialog({ what, onClose }: ChangeFactorProps) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />

  async function turnOff(proof: Proof) {
    await api.response('DELETE', '/api/auth/second-factor', proof)
    void refetchSecurity()
    toast({ title: 'Success', description: 'Two-step sign-in is off.' })
    onClose()
  }
  async function renew(proof: Proof) {
    const made = await api.post<NewRecoveryCodes>('/api/auth/second-factor/recovery-codes', proof)
    void refetchSecurity()
    setCodes(made.recoveryCodes)
  }

  const isOff = what === 'off'
  return (
    <ProofDialog<Proof>
      title={isOff ? 'Turn off two-step sign-in?' : 'New recovery codes'}
      description={
        isOff ? 'You’ll sign in with your password alone.' : 'Your current codes stop working immediately.'
      }
      asksCode
      schema={schema}
      defaultValues={{ password: '', code: '' }}
      action={isOff ? ['Turn off', 'Turning off...'] : ['Create new codes', 'Creating codes...']}
      danger={isOff}
      onSubmit={isOff ? turnOff : renew}
      onClose={onClose}
    />
  )
}
