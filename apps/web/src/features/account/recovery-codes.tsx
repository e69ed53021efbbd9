import { saveText } from '../../lib/api/download.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        Each code works once if you lose your phone. Store them somewhere safe, because they won’t be shown
        again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-hairline bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy codes" />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveText(`Foyer recovery codes\n\n${text}\n`, 'foyer-recovery-codes.txt')}
        >
          Download
        </Button>
      </div>
    </div>
  )
}
