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
        title: 'Error',
        description: messageOf(error, 'Failed to download conversations'),
        variant: 'destructive',
      }),
  })
}
