import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { chunk } from '../../ui/chunk.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { LazyDialog } from '../../ui/lazy-dialog.tsx'

const eraseDialog = chunk<{ asksCode: boolean; onClose: () => void }>(() => import('./erase-dialog.tsx'))

/** Everything to take along, and everything to erase. */
export function DataSection({ asksCode }: { asksCode: boolean }) {
  const [saving, setSaving] = useState(false)
  const [erasing, setErasing] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await saveFile('/api/auth/export', 'foyer.json')
    } catch (error) {
      showFailure('Your data could not be downloaded')(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="text-sm text-muted">
        The file holds your assistants with pages and facts, conversations, leads, notices and settings as
        JSON. Passwords, keys and secrets are left out.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={saving} onClick={() => void save()}>
          {!saving && <Download {...iconSize(18)} />}
          <span>{saving ? 'Gathering...' : 'Download everything'}</span>
        </Button>
        <Button variant="secondary" onClick={() => setErasing(true)}>
          Erase account
        </Button>
      </div>
      {erasing && (
        <LazyDialog
          chunk={eraseDialog}
          title="Erase your account?"
          props={{ asksCode, onClose: () => setErasing(false) }}
        />
      )}
    </div>
  )
}
