import type { SnapshotFrom } from 'xstate'
import { activeAccount } from '../../domain/account/active-accounts.ts'
import type { nftsMachine } from './nfts.machine.ts'
import type { NftsCommand, NftsView } from './nfts.types.ts'

/** Maps a snapshot to the step of the list, with its commands. */
export function nftsView(
  { context }: SnapshotFrom<typeof nftsMachine>,
  send: (command: NftsCommand) => void,
): NftsView {
  const { data, problem } = context.nfts
  const refresh = () => send({ type: 'refresh' })
  if (activeAccount(context) === null) {
    return { step: 'noAccount', problem: 'data/history-without-address' }
  }
  if (problem !== null) return { step: 'failed', problem, retry: refresh }
  return data === null ? { step: 'loadingNfts' } : { step: 'loaded', nfts: data, refresh }
}
