import type { Security } from '@foyer/contract/accounts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'

const turnOnDialog = chunk<{ onClose: () => void }>(() => import('./turn-on-dialog.tsx'))
const changeDialog = chunk<{ what: 'off' | 'codes'; onClose: () => void }>(
  () => import('./change-factor-dialog.tsx'),
)

export function SecondFactorSection({ security }: { security: Security }) {
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>()
  const { secondFactor, recoveryCodesLeft } = security
  const close = () => setOpen(undefined)
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      {secondFactor ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <Badge tone="good">On</Badge>
            <span className="text-muted">
              {recoveryCodesLeft} {recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'} left.
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setOpen('on')}>
          Turn on two-step sign-in
        </Button>
      )}
      {open === 'on' && (
        <LazyDialog chunk={turnOnDialog} title="Turn on two-step sign-in" props={{ onClose: close }} />
      )}
      {(open === 'off' || open === 'codes') && (
        <LazyDialog chunk={changeDialog} title="Two-step sign-in" props={{ what: open, onClose: close }} />
      )}
    </div>
  )
}
