import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'

export type SentenceConfirmation = {
  send(key: string, isTrue: boolean): void
  /** Key of the sentence being sent. */
  sending: string | null
}

type Said = { conversation: string; key: string; isTrue: boolean }

/** Confirms that a removed sentence was true, or undoes that. */
export function useSentenceConfirmation(
  onSaid: (said: Said) => unknown,
): (conversation: string) => SentenceConfirmation {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ conversation, key, isTrue }: Said) =>
      api.put(`/api/conversations/${conversation}/cut/${key}`, { isTrue }),
    onSuccess: (_, said) => onSaid(said),
    onError: showFailure('Error', 'Couldn’t save that. Please try again.'),
  })
  return (conversation) => ({
    send: (key, isTrue) => mutate({ conversation, key, isTrue }),
    sending: isPending ? variables.key : null,
  })
}
