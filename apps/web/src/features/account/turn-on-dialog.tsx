import type { NewRecoveryCodes, Proof, SecondFactorSecret } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { messageOf } from '../../lib/http/http.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { refetchSecurity } from './security-query.ts'

const schema = formSchema<Proof>(() => import('@foyer/contract/accounts').then(({ proof }) => proof))

export default function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [begun, setBegun] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<string[]>()

  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />
  if (begun)
    return (
      <ScanStep
        begun={begun}
        onClose={onClose}
        onDone={(made) => {
          setCodes(made)
          void refetchSecurity()
        }}
      />
    )
  return (
    <ProofDialog<Proof>
      title="Turn on two-step sign-in"
      description="You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator."
      asksCode={false}
      schema={schema}
      defaultValues={{ password: '' }}
      action={['Continue', 'Checking...']}
      onSubmit={async ({ password }) =>
        setBegun(await api.post<SecondFactorSecret>('/api/auth/second-factor', { password }))
      }
      onClose={onClose}
    />
  )
}

type ScanStepProps = { begun: SecondFactorSecret; onClose: () => void; onDone: (codes: string[]) => void }

function ScanStep({ begun, onClose, onDone }: ScanStepProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function confirm() {
    setBusy(true)
    try {
      const body = { code }
      const made = await api.post<NewRecoveryCodes>('/api/auth/second-factor/confirm', body)
      onDone(made.recoveryCodes)
    } catch (error) {
      setRefusal(messageOf(error, 'That didn’t work. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      size="sm"
      title="Scan the QR code"
      description="Scan it with your authenticator app, then enter the six-digit code."
      action={busy ? 'Checking...' : 'Turn on'}
      busy={busy}
      className="flex flex-col gap-5"
      onSubmit={confirm}
      onClose={onClose}
    >
      <QrCode text={begun.uri} label="QR code for your authenticator app" />
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        Can’t scan it? Enter this key:
        <code className="font-mono [overflow-wrap:anywhere] text-ink">{begun.secret}</code>
        <CopyButton text={begun.secret} what="key" />
      </p>
      <Field required label="Code from your app" error={refusal || undefined}>
        <Input
          data-start=""
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
