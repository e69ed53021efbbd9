import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../lib/browser.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { readAgain } from './knowledge-queries.ts'

type ForgetDialogProps = {
  assistantId: string
  /** What is deleted to forget it. */
  path: string
  title: string
  description: ReactNode
  action: string
  done: string
  onClose: () => void
}

/** Asks before something is forgotten: it can't be undone with a click. */
export function ForgetDialog({
  assistantId,
  path,
  title,
  description,
  action,
  done,
  onClose,
}: ForgetDialogProps) {
  const queries = useQueryClient()
  const forget = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      toast({ title: done, description: 'Answers change from the next question on.' })
      onClose()
    },
    onError: showFailure('It could not be forgotten'),
    onSettled: () => readAgain(queries, assistantId),
  })
  return (
    <ConfirmDialog
      title={title}
      description={description}
      action={action}
      danger
      busy={forget.isPending}
      onConfirm={() => forget.mutate()}
      onClose={onClose}
    />
  )
}
