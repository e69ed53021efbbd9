import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../lib/http.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast-store.ts'

export function useDownload() {
  return useMutation({
    mutationFn: ({ path, name }: { path: string; name: string }) => saveFile(path, name),
    onSuccess: () => toast({ title: 'Downloaded' }),
    onError: (error) =>
      toast({
        title: 'Failed to download conversations',
        description: messageOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      }),
  })
}
