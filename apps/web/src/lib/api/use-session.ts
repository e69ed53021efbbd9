import { useSyncExternalStore } from 'react'
import type { SessionState } from '../session/session.ts'
import { session } from './browser.ts'

const loading: SessionState = { status: 'loading', user: null }

export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loading)
