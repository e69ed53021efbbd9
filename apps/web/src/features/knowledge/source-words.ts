import type { OwnSource } from '@foyer/contract/sources'
import { formatCount } from '../../ui/format.ts'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'text/csv': 'Table',
  'text/markdown': 'Text file',
  'text/plain': 'Text file',
}

/** What an owner calls it. */
export const kindOf = ({ kind, type }: OwnSource) => (kind === 'text' ? 'Text' : (kinds[type] ?? 'File'))

const kilobyte = 1_024

/** '240 KB', '1.2 MB'; number and unit stay on one line. */
export function sizeOf(bytes: number) {
  if (bytes < kilobyte) return `${formatCount(bytes)}\u00a0bytes`
  if (bytes < kilobyte * kilobyte) return `${formatCount(Math.round(bytes / kilobyte))}\u00a0KB`
  return `${(bytes / kilobyte / kilobyte).toFixed(1).replace(/\.0$/, '')}\u00a0MB`
}
