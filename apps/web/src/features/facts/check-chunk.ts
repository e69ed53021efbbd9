import { chunk } from '../../ui/loading/chunk.tsx'

/** Loaded on demand; the dashboard opens it after a creation. */
export const checkDialog = chunk(() => import('./check-dialog.tsx'))
export const checkTitle = 'Review your facts'
