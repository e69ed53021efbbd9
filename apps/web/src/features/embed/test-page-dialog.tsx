import { Copy, Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { saveText } from '../../lib/api/download.ts'
import { Button } from '../../ui/controls/button.tsx'
import { copyText } from '../../ui/controls/copy-text.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { asFile, testFilePath, testPageName, testPagePath } from './embed-code.ts'

const devices = [
  { name: 'Mobile', width: 'under 480px', text: 'The chat fills the screen.' },
  { name: 'Tablet', width: '481 to 768px', text: 'It floats above the page.' },
  { name: 'Desktop', width: 'above 768px', text: 'A 380 by 520 window in the corner.' },
]

const showFailed = () =>
  toast({
    title: 'Download failed',
    description: 'Failed to generate test page. Please try again.',
    variant: 'destructive',
  })

type TestPageDialogProps = {
  assistant: { id: string; name: string }
  unsaved: boolean
  onClose: () => void
}

export function TestPageDialog({ assistant, unsaved, onClose }: TestPageDialogProps) {
  const [busy, setBusy] = useState(false)
  const path = testPagePath(assistant.id)
  const name = testPageName(assistant.name)

  async function withPage(use: (html: string) => void | Promise<void>) {
    setBusy(true)
    try {
      const response = await api.response('GET', testFilePath(assistant.id))
      await use(asFile(await response.text(), window.location.origin))
    } catch {
      showFailed()
    }
    setBusy(false)
  }

  function open() {
    window.open(path, '_blank', 'noopener')
    toast({ title: 'Test page opened!' })
  }
  const download = () =>
    withPage((html) => {
      saveText(html, name, 'text/html')
      toast({ title: 'Test page downloaded!', description: name })
    })
  const copy = () =>
    withPage(async (html) => {
      try {
        await copyText(html)
      } catch {
        toast({ title: 'Error', description: 'Failed to copy to clipboard', variant: 'destructive' })
        return
      }
      toast({ title: 'Test page code copied!' })
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Widget Test Page Generator"
      description="A blank page with your widget, to try it before adding it to your website."
    >
      <div className="flex flex-col gap-6">
        <dl className="divide-y divide-hairline rounded-card border border-hairline">
          {devices.map((device) => (
            <div key={device.name} className="grid gap-x-4 px-4 py-3 text-sm sm:grid-cols-[10rem_1fr]">
              <dt>
                <span className="font-medium">{device.name}</span>{' '}
                <span className="figures text-xs text-muted">{device.width}</span>
              </dt>
              <dd className="text-muted">{device.text}</dd>
            </div>
          ))}
        </dl>
        {unsaved && (
          <p className="text-sm text-warn">
            The test page uses your saved settings. Save &amp; Apply your changes first.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={open}>
            <ExternalLink {...iconSize(18)} /> Open in New Tab
          </Button>
          <Button variant="secondary" held={busy} onClick={() => void download()}>
            <Download {...iconSize(18)} /> Download HTML
          </Button>
          <Button variant="secondary" held={busy} onClick={() => void copy()}>
            <Copy {...iconSize(18)} /> Copy Code
          </Button>
        </div>
        <p className="text-xs text-muted">
          The downloaded file also works from your computer, unless you’ve set allowed domains.
        </p>
      </div>
    </Dialog>
  )
}
