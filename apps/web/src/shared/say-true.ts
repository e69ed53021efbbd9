import { useMutation } from '@tanstack/react-query'
import { api } from '../lib/browser.ts'
import { sayFailure } from '../lib/say-failure.ts'

export type SayTrue = {
  send(key: string, isTrue: boolean): void
  /** The key of the sentence of which it is being sent. */
  sending: string | null
}

type Said = { conversation: string; key: string; isTrue: boolean }

/** Says that a sentence which was cut was true, or takes that back. */
export function useSayTrue(onSaid: (said: Said) => unknown): (conversation: string) => SayTrue {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ conversation, key, isTrue }: Said) =>
      api.put(`/api/conversations/${conversation}/cut/${key}`, { isTrue }),
    onSuccess: (_, said) => onSaid(said),
    onError: sayFailure('Error', 'It could not be kept.'),
  })
  return (conversation) => ({
    send: (key, isTrue) => mutate({ conversation, key, isTrue }),
    sending: isPending ? variables.key : null,
  })
}
