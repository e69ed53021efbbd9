import type { NewRecoveryCodes, Proof } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { formSchema } from '../../lib/form-schema.ts'
import { toast } from '../../ui/toast-store.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { readSecurityAgain } from './security-query.ts'

const schema = formSchema<Proof>(() =>
  import('@foyer/contract/accounts').then(({ secondFactorProof }) => secondFactorProof),
)

type ChangeFactorProps = { what: 'off' | 'codes'; onClose: () => void }

/** Two-step sign-in turned off, or its recovery codes replaced: both by password and code. */
export default function ChangeFactorDialog({ what, onClose }: ChangeFactorProps) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />

  async function turnOff(proof: Proof) {
    await api.response('DELETE', '/api/auth/second-factor', proof)
    void readSecurityAgain()
    toast({ title: 'Success', description: 'Two-step sign-in is off.' })
    onClose()
  }
  async function renew(proof: Proof) {
    const made = await api.post<NewRecoveryCodes>('/api/auth/second-factor/recovery-codes', proof)
    void readSecurityAgain()
    setCodes(made.recoveryCodes)
  }

  const isOff = what === 'off'
  return (
    <ProofDialog<Proof>
      title={isOff ? 'Turn off two-step sign-in?' : 'New recovery codes'}
      description={
        isOff ? 'Your password alone opens your account then.' : 'The ones you have stop working at once.'
      }
      asksCode
      schema={schema}
      defaultValues={{ password: '', code: '' }}
      action={isOff ? ['Turn off', 'Turning off...'] : ['Make new codes', 'Making codes...']}
      danger={isOff}
      onSubmit={isOff ? turnOff : renew}
      onClose={onClose}
    />
  )
}
