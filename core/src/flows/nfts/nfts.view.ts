import type { SnapshotFrom } from 'xstate'
import type { nftsMachine } from './nfts.machine.ts'
import type { NftsCommand, NftsView } from './nfts.types.ts'

/** Maps a snapshot to the step of the list, with its commands. */
export function nftsView(
  snapshot: SnapshotFrom<typeof nftsMachine>,
  send: (command: NftsCommand) => void,
): NftsView {
  const { nfts, problem } = snapshot.context
  if (snapshot.matches('noAccount')) {
    return { step: 'noAccount', problem: 'data/history-without-address' }
  }
  if (snapshot.matches('failed')) {
    return { step: 'failed', problem, retry: () => send({ type: 'retry' }) }
  }
  if (snapshot.matches({ loading: 'empty' })) return { step: 'loadingNfts' }
  return { step: 'loaded', nfts, refresh: () => send({ type: 'refresh' }) }
}
