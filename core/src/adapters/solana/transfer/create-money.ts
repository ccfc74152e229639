import type { Platform } from '../../../platform/platform.ts'
import { digestOf } from '../../shared/digest.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress } from '../codecs.ts'
import type { Reads } from '../reads.ts'
import type { Send } from '../send.ts'
import { follow } from './follow.ts'
import { review } from './payload.ts'
import { prepare } from './prepare.ts'
import { receiver, token } from './receiver.ts'
import { recheck } from './recheck.ts'
import { reserve } from './reserve.ts'
import type { Shared } from './standing.ts'
import { submit } from './submit.ts'

export type MoneyParts = {
  platform: Pick<Platform, 'clock'>
  reads: Pick<Reads, 'chains' | 'confirm'>
  sharedBy(connectorId: string): Shared | null
  sendBy(connectorId: string, address: string): Send | null
}

/** Sending on Solana. Comes with the first call. */
export function createMoney({
  platform: { clock },
  reads: { chains, confirm },
  sharedBy,
  sendBy,
}: MoneyParts): TransferClient {
  return {
    checkAddress: (text) => (isSolanaAddress(text) ? text : null),
    receiver: receiver(chains),
    token: token(chains),
    walletAssets: async () => null,
    feeReserve: reserve(chains),
    prepare: prepare(chains),
    review,
    digest: digestOf,
    recheck: recheck({ chains, sharedBy }),
    submit: submit({ sharedBy, sendBy }),
    track: follow({ chains, clock, confirm }),
    // nodes tell of no account what is on its way
    countPending: async () => 0n,
  }
}
