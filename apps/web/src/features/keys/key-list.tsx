import type { ApiKey } from '@foyer/contract/keys'
import { useState } from 'react'
import { SearchField } from '../../ui/controls/field.tsx'
import { RevokeDialog, RotateDialog } from './key-dialogs.tsx'
import { type KeyAction, KeyRow } from './key-row.tsx'
import { NameDialog } from './name-dialog.tsx'

// Shorter lists need no search.
const searchedFrom = 11

const dialogs = { rename: NameDialog, rotate: RotateDialog, revoke: RevokeDialog }

type KeyListProps = {
  keys: ApiKey[]
  revealed: ReadonlySet<string>
  onReveal: (id: string, revealed: boolean) => void
}

export function KeyList({ keys, revealed, onReveal }: KeyListProps) {
  const [wanted, setWanted] = useState('')
  const [acting, setActing] = useState<{ action: KeyAction; apiKey: ApiKey } | null>(null)
  const words = keys.length < searchedFrom ? '' : wanted.trim().toLowerCase()
  const found = keys.filter(({ name }) => name.toLowerCase().includes(words))
  const Acting = acting && dialogs[acting.action]
  return (
    <>
      {keys.length >= searchedFrom && (
        <div className="mb-4">
          <SearchField
            label="Search keys"
            className="sm:max-w-sm"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <p role="status" className="mt-3 text-sm text-muted empty:hidden">
            {found.length === 0 && `No results for “${wanted.trim()}”.`}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {found.map((apiKey) => (
            <KeyRow
              key={apiKey.id}
              apiKey={apiKey}
              revealed={revealed.has(apiKey.id)}
              onReveal={(shown) => onReveal(apiKey.id, shown)}
              onAct={(action) => setActing({ action, apiKey })}
            />
          ))}
        </ul>
      )}
      {Acting && <Acting apiKey={acting.apiKey} onClose={() => setActing(null)} />}
    </>
  )
}
