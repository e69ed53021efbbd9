import { chunk } from '../../ui/chunk.tsx'

/** The dialog is fetched when it is wanted: the dashboard offers it once an assistant is made. */
export const checkDialog = chunk(() => import('./check-dialog.tsx'))
export const checkTitle = 'Check what we understood'
