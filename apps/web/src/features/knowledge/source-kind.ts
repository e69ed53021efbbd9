import type { OwnSource } from '@foyer/contract/sources'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'text/csv': 'Table',
  'text/markdown': 'Text file',
  'text/plain': 'Text file',
}

export const kindOf = ({ kind, type }: OwnSource) => (kind === 'text' ? 'Text' : (kinds[type] ?? 'File'))
