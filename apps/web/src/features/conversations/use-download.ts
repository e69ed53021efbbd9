import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../lib/api/download.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'

export function useDownload() {
  return useMutation({
    mutationFn: ({ path, name }: { path: string; name: string }) => saveFile(path, name),
    onSuccess: () => toast({ title: 'Downloaded' }),
    onError: showFailure('Failed to download conversations', 'Please check your connection and try again.'),
  })
}
