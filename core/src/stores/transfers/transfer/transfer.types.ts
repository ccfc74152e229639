import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { Network } from '../../../domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferNews,
} from '../../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'

/** What a wallet is asked to send, exactly as it was reviewed. */
export type TransferInput = {
  id: string
  connectorId: string
  network: Network
  prepared: PreparedTransfer
}
export type TransferContext = TransferInput & {
  /** null: the wallet did not say it yet. */
  hash: string | null
  /** Of the transaction that took its place; null: none did, or nobody can say. */
  replacement: string | null
  problem: ErrorCode | null
}
export type TransferEvent =
  | TransferNews
  | { type: 'ended'; end: TransferEnd }
  /** It cannot be followed just now: its network does not answer. */
  | { type: 'lost' }
  /** Its network answers, or does not: both are said by the chart to itself. */
  | { type: 'answered' | 'unanswered' }
  /** The browser has a network again. */
  | { type: 'online' }

type About = { id: string; namespace: Namespace }
/** What becomes of one transfer, told as what it was, for the account it left (rule R16). */
export type TransferFact =
  | (About & { type: 'transfer.silent' | 'transfer.slow' | 'transfer.altered' })
  | (About & { type: 'transfer.sent'; hash: string })
  | (About & { type: 'transfer.refused' | 'transfer.failed'; code: ErrorCode })
  | (About & {
      type: 'transfer.confirmed' | 'transfer.reverted' | 'transfer.replaced' | 'transfer.dropped'
      hash: string | null
    })

export type FollowHash = { network: Network; prepared: PreparedTransfer; hash: string }
