import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferRequest,
  TransferReview,
  Units,
} from '../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { SendAsset, SendInput, SendReceiver, SendStale, SendWarning } from './send.types.ts'

/** Where a receiver's text leads: `name` and `avatar` are null for a plain address. */
export type Found = { address: string; name: string | null; avatar: string | null }
/** The chain's own word on the asset; null: not read yet, or not to be read. */
export type AssetFacts = { decimals: number; balance: Units }
/** What has to stay behind for the fee of sending all of it to this address; null: that could not be told. */
export type Costs = { to: string; reserve: Units | null }

export type SendContext = Omit<SendInput, 'receiver'> & {
  receiver: SendReceiver
  unit: 'token' | 'fiat'
  /** What `amount` stands for where its text is only near it: money that an exact amount is shown as. */
  exact: Units | null
  facts: AssetFacts | null
  costs: Costs | null
  problem: ErrorCode | null
  review: TransferReview | null
  prepared: PreparedTransfer | null
  warnings: readonly SendWarning[]
  accepted: readonly SendWarning[]
  /** Of the transfer that the wallet has. */
  id: string
  hash: string
  /** What changed since it began; null: nothing that matters. */
  moved: SendStale | null
}

export type BareCommand =
  | 'unit.switch'
  | 'max'
  | 'receiver.stop'
  | 'preview'
  | 'cancel'
  | 'confirm'
  | 'edit'
  | 'another'
  | 'retry'
  | 'restart'
export type SendCommand =
  | { type: 'pick'; asset: SendAsset }
  | { type: 'amount.set'; text: string }
  | { type: BareCommand }
  | { type: 'receiver.set' | 'receiver.paste'; text: string }
  | { type: 'accept'; warning: SendWarning }
export type SendEvent =
  | SendCommand
  /** The visitor went back from one of its pages. */
  | { type: 'left'; view: string }
  | {
      type: 'account.connected'
      namespace: Namespace
      address: string
      connectorId: string
      caipNetworkId: CaipNetworkId
    }
  | { type: 'account.changed'; namespace: Namespace; address: string }
  | { type: 'account.lost' | 'account.dropped'; namespace: Namespace }
  /** The wallet went to another network. */
  | { type: 'chain.changed'; namespace: Namespace; caipNetworkId: CaipNetworkId }
  /** Another network is the active one. */
  | { type: 'network.changed'; caipNetworkId: CaipNetworkId }
  | { type: 'networks.changed'; networks: readonly Network[] }
  /** What the account holds was read, or could not be. */
  | ({ type: 'holdings.settled'; namespace: Namespace } & Holdings)
  | { type: 'transfer.silent'; id: string }
  | { type: 'transfer.sent'; id: string; hash: string }
  | { type: 'transfer.refused' | 'transfer.failed'; id: string; code: ErrorCode }
export type Holdings = Pick<AccountState, 'tokens' | 'hiddenTokens' | 'balance'>

export type ReadAsset = { network: Network; from: string; address: string | null }
export type ReadCosts = Omit<TransferRequest, 'amount' | 'decimals'>
export type ResolveReceiver = { network: Network; text: string }
export type Prepare = { request: TransferRequest; name: string | null }
/** `found`: where the name leads now. `isNamed`: the address calls itself by that name. */
export type Prepared = {
  found: Found
  prepared: PreparedTransfer | null
  isContract: boolean
  isNamed: boolean
}
export type Check = { request: TransferRequest; prepared: PreparedTransfer; name: string | null }
/** `renewed`: what was reviewed had waited too long, and says and costs the same made anew; null: it is good as it is. */
export type Checked = { found: Found; id: string; renewed: PreparedTransfer | null }
