import { useSyncExternalStore } from 'react'
import { session } from '../api/browser.ts'
import type { SessionState } from './session.ts'

const loading: SessionState = { status: 'loading', user: null }

export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loading)
