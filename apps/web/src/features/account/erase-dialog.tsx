import type { ErasedAccount, Proof } from '@foyer/contract/accounts'
import { navigate } from 'wouter/use-browser-location'
import { api, session } from '../../lib/api/browser.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { readJson } from '../../lib/http/http.ts'
import { ProofDialog } from './proof-dialog.tsx'

const schema = formSchema<Proof>(() => import('@foyer/contract/accounts').then(({ proof }) => proof))

export default function EraseDialog({ asksCode, onClose }: { asksCode: boolean; onClose: () => void }) {
  async function erase(proof: Proof) {
    const response = await api.response('DELETE', '/api/auth/account', proof)
    const receipt = await readJson<ErasedAccount>(response)
    // Leaves the protected page first, which would redirect to the login page.
    navigate('/account-erased', { replace: true, state: receipt })
    session.clear({ byUser: true })
    queryClient.clear()
  }
  return (
    <ProofDialog<Proof>
      title="Erase your account?"
      description="Your assistants stop answering, your subscription is canceled, and everything is deleted: conversations, leads, files, keys and settings. This can’t be undone."
      asksCode={asksCode}
      schema={schema}
      defaultValues={{ password: '' }}
      action={['Erase everything', 'Erasing...']}
      danger
      onSubmit={erase}
      onClose={onClose}
    />
  )
}
