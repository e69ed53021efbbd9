import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { refetchKnowledge } from './knowledge-queries.ts'

type RemoveKnowledgeDialogProps = {
  assistantId: string
  path: string
  title: string
  description: ReactNode
  action: string
  done: string
  onClose: () => void
}

export function RemoveKnowledgeDialog({
  assistantId,
  path,
  title,
  description,
  action,
  done,
  onClose,
}: RemoveKnowledgeDialogProps) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      toast({ title: done, description: 'Takes effect with the next question.' })
      onClose()
    },
    onError: showFailure('Couldn’t remove it'),
    onSettled: () => refetchKnowledge(queries, assistantId),
  })
  return (
    <ConfirmDialog
      title={title}
      description={description}
      action={action}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
