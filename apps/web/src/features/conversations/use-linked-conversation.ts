import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useQueryParams } from '../../lib/navigation/use-query-params.ts'
import { conversationQuery } from '../../shared/conversations/conversation-queries.ts'

/** The conversation in the address, as linked by notifications and emails. */
export function useLinkedConversation(isWanted: boolean) {
  const { conversation: id = '' } = useQueryParams()
  const [path, navigate] = useLocation()
  const found = useQuery({ ...conversationQuery(id), enabled: isWanted && id !== '' })
  return {
    conversation: id && isWanted ? found.data : undefined,
    close: () => id && navigate(path, { replace: true }),
  }
}
