import type { SnapshotFrom } from 'xstate'
import type { nftsMachine } from './nfts.machine.ts'
import type { NftsEvent, NftsView } from './nfts.types.ts'

/** What a screen may show, and the only things it may do there. What was read before stays shown while it is read anew. */
export function nftsView(
  state: SnapshotFrom<typeof nftsMachine>,
  send: (event: NftsEvent) => void,
): NftsView {
  const { nfts, problem } = state.context
  if (state.matches('absent')) return { step: 'absent', problem: 'data/history-without-address' }
  if (state.matches('failed'))
    return { step: 'failed', problem, retry: () => send({ type: 'retry' }) }
  if (!state.matches('read') && nfts.length === 0) return { step: 'loading' }
  return { step: 'read', nfts, refresh: () => send({ type: 'refresh' }) }
}
