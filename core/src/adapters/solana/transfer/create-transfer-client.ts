import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestOf } from '../../shared/digest.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress } from '../codecs.ts'
import type { Reads } from '../reads.ts'
import type { Send } from '../send.ts'
import { feeReserve } from './fee-reserve.ts'
import { review } from './payload.ts'
import type { WalletState } from './preflight.ts'
import { prepare } from './prepare.ts'
import { readSent } from './read-sent.ts'
import { receiver, token } from './receiver.ts'
import { recheck } from './recheck.ts'
import { submit } from './submit.ts'
import { track } from './track.ts'

export type TransferClientDeps = {
  platform: Pick<Platform, 'clock'>
  reads: Pick<Reads, 'rpcClients' | 'confirm'>
  /** Null if the wallet is not available. */
  walletState(connectorId: string): WalletState | null
  /** Null if the wallet is not available. */
  createSend(connectorId: string, address: string): Send | null
}

/** Creates the client that sends transfers on Solana. */
export function createTransferClient({
  platform: { clock },
  reads: { rpcClients, confirm },
  walletState,
  createSend,
}: TransferClientDeps): TransferClient {
  const compared = new WeakSet<PreparedTransfer>()
  return {
    checkAddress: (text) => (isSolanaAddress(text) ? text : null),
    receiver: receiver(rpcClients),
    token: token(rpcClients),
    walletAssets: async () => null,
    feeReserve: feeReserve(rpcClients),
    prepare: prepare(rpcClients),
    review,
    digest: digestOf,
    recheck: recheck({ rpcClients, walletState }),
    submit: submit({ walletState, createSend }),
    // the blockhash of a transaction is valid on one network only
    locate: async () => null,
    track: track({ rpcClients, clock, confirm, compared }),
    readSent: readSent(rpcClients),
    // nodes do not report the pending transactions of an account
    countPending: async () => 0n,
  }
}
