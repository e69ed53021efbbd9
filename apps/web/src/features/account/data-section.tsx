import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../lib/api/download.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'

const eraseDialog = chunk<{ asksCode: boolean; onClose: () => void }>(() => import('./erase-dialog.tsx'))

export function DataSection({ asksCode }: { asksCode: boolean }) {
  const [saving, setSaving] = useState(false)
  const [erasing, setErasing] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await saveFile('/api/auth/export', 'foyer.json')
    } catch (error) {
      showFailure('Couldn’t download your data')(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="text-sm text-muted">
        The file contains your assistants with their pages and facts, conversations, leads, notifications and
        settings as JSON, but no passwords, keys or secrets.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={saving} onClick={() => void save()}>
          {!saving && <Download {...iconSize(18)} />}
          <span>{saving ? 'Preparing...' : 'Download everything'}</span>
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
