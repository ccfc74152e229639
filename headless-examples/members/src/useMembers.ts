import { useEffect, useState } from 'react'
import { fetchMembers, type MembersAnswer } from './fetchMembers.ts'

type Fetched = MembersAnswer | { step: 'failed' }
export type MembersState = Fetched | { step: 'loading' }

/** The part for members, which is fetched once per account. `account`: CAIP-10. */
export function useMembers(server: string, account: string): [MembersState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<{ key: string; state: Fetched } | null>(null)
  const key = `${account} ${attempt}`
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const settle = (state: Fetched) => {
      if (!signal.aborted) setFetched({ key, state })
    }
    fetchMembers(server, signal).then(settle, () => settle({ step: 'failed' }))
    return () => controller.abort()
  }, [server, key])
  const state: MembersState = fetched?.key === key ? fetched.state : { step: 'loading' }
  return [state, () => setAttempt(attempt + 1)]
}
