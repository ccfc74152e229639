import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { SendLabel } from '../../domain/transfer/send-label.ts'
import type {
  PreparedTransfer,
  TransferEntry,
  TransferRequest,
  TransferReview,
  TransferStatus,
  Units,
} from '../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ErrorCause } from '../../errors/error-cause.ts'
import type { AccountEventType, KitEvent, TransferEventType } from '../../protocol/events.ts'
import type { NavigatedAway } from '../../protocol/flow.ts'
import type { AccountState, ViewData } from '../../protocol/kit-state.ts'

/** A token that can be sent. Fiat values are approximate, for display only. */
export type SendAsset = {
  /**
   * Contract or mint address, null for the native token. Distinguishes tokens with equal symbols
   * (fault H8).
   */
  address: string | null
  name: string
  symbol: string
  decimals: number
  /** In the smallest unit. Null if unknown. */
  balance: Units | null
  /** Price of one token in US dollars. Null if unknown. */
  price: number | null
  iconUrl: string | null
}

type NamedAddress = { address: string; name: string; avatar: string | null }
/**
 * Why the visitor has to accept the address of a name. `other-network`: the name has an address for
 * mainnet only (decision 50). `ambiguous`: it has two for this network (decision 50). `network`: the
 * name of the network that the address is meant for.
 */
export type ReceiverDoubt = { reason: 'other-network' | 'ambiguous'; network: string }

/**
 * `text`: the typed or pasted text. `known`: an address. `named`: a resolved name, whose `doubt` the
 * visitor has accepted. `doubtful`: a resolved name that the visitor has not accepted.
 */
export type SendReceiver =
  | { status: 'empty'; text: '' }
  /** Not resolved yet: the visitor is typing, or the text is being resolved. */
  | { status: 'resolving'; text: string }
  | { status: 'known'; text: string; address: string }
  | ({ status: 'named'; text: string; doubt: ReceiverDoubt | null } & NamedAddress)
  | ({ status: 'doubtful'; text: string; doubt: ReceiverDoubt } & NamedAddress)
  | { status: 'invalid'; text: string; problem: ErrorCode }

/**
 * Warnings that the visitor accepts one by one before confirming. Token contracts and zero
 * addresses are rejected as receivers instead (fault I1).
 */
export type SendWarning = 'self' | 'contract' | 'look-alike' | 'unverified-name' | 'creates-account'

/**
 * The initial values of the form, and the namespace of the sending account. Default: the active
 * namespace.
 */
export type SendData =
  | (NonNullable<ViewData['WalletSend']> & { namespace?: Namespace | undefined })
  | null
export type SendInput = {
  namespace: Namespace
  /** `active`: another active namespace makes the flow outdated. `named`: it has no effect. */
  follows: 'active' | 'named'
  connectorId: string
  /** Address of the sending account. */
  from: string
  network: Network
  assets: readonly SendAsset[]
  /** Number of tokens left out because they have 0 decimals (decision 15). */
  hidden: number
  /** The token list is loading. */
  loading: boolean
  /**
   * Own addresses and previous receivers. The receiver is compared with them to find look-alikes.
   */
  knownAddresses: readonly string[]
  /** Null if no token is selected. */
  asset: SendAsset | null
  /** Address of a token to select as soon as it is listed. */
  initialAsset: string | null
  amount: string
  receiver: string
  /**
   * A transfer of this account that is still open in the wallet or has an unknown outcome. Null if
   * none.
   */
  openTransfer: Pick<TransferEntry, 'id' | 'status' | 'review'> | null
}

/** Why the flow has to start again. */
export type SendOutdated = 'send/account-changed' | 'send/network-changed'

/** The transfer as parsed back from the payload, with data for display (rule R13). */
export type ReviewedTransfer = {
  review: TransferReview
  asset: SendAsset
  /** Resolved name of the receiver. Null if an address was entered. */
  name: string | null
  avatar: string | null
  network: Network
  /** Approximate value in US dollars. Null without a price. */
  value: string | null
  /** Approximate fee in US dollars. Null without a price. */
  fee: string | null
}

/** Steps of the flow. The modal's back button also returns from the review to the form. */
export type SendView =
  | {
      step: 'filling'
      from: string
      network: Network
      assets: readonly SendAsset[]
      /** Number of tokens left out because they have 0 decimals (decision 15). */
      hidden: number
      /** The token list is loading. */
      loading: boolean
      asset: SendAsset | null
      /** Entered amount in `unit`: digits with at most one point. */
      amount: string
      unit: 'token' | 'fiat'
      /**
       * The amount in the other unit as exact text. For a fiat amount, the token amount that is
       * sent. Null if unknown.
       */
      counter: string | null
      receiver: SendReceiver
      label: SendLabel
      problem: ErrorCode | null
      pick(asset: SendAsset): void
      setAmount(text: string): void
      /** Null without a price. */
      switchUnit: (() => void) | null
      /**
       * Enters the whole balance, less the fee reserve of the native token. Null without a balance
       * or fee estimate.
       */
      useMax: (() => void) | null
      setReceiver(text: string): void
      /** Resolves at once, without the typing delay. */
      pasteReceiver(text: string): void
      /** Stops resolving a name. Null if none is being resolved. */
      stopResolving: (() => void) | null
      /**
       * Accepts the shown address of a name in doubt. `setReceiver` refuses it. Null unless the
       * receiver is `doubtful`.
       */
      acceptReceiver: (() => void) | null
      /** Opens the review. Null while the form is incomplete or invalid. */
      preview: (() => void) | null
      /** Opens the review, or sets `problem` if the form is incomplete or invalid. */
      submit(): void
    }
  /** The payload is being built. */
  | { step: 'preparing'; cancel(): void }
  | (ReviewedTransfer & {
      step: 'reviewing'
      warnings: readonly { warning: SendWarning; accepted: boolean }[]
      /** Known addresses that look like the receiver's (fault I2). */
      lookAlikes: readonly string[]
      problem: ErrorCode | null
      accept(warning: SendWarning): void
      /** Null until every warning is accepted. */
      confirm: (() => void) | null
      edit(): void
    })
  /** Name, account, network, funds and payload are being checked again. */
  | (ReviewedTransfer & { step: 'checking'; cancel(): void })
  /**
   * The wallet has the request, which cannot be recalled: after `cancel` it may still be approved.
   * `unresponsive`: no response for a while. `startNew`: null until then, so that a transfer is not
   * requested twice by mistake.
   */
  | (ReviewedTransfer & {
      step: 'awaitingWallet'
      unresponsive: boolean
      startNew: (() => void) | null
      cancel(): void
    })
  | (ReviewedTransfer & { step: 'rejected'; problem: ErrorCode; retry(): void; edit(): void })
  /** `cause`: the wallet's own error, for the developer. Null if it threw none. */
  | (ReviewedTransfer & {
      step: 'failed'
      problem: ErrorCode
      cause: ErrorCause | null
      retry(): void
      edit(): void
    })
  /** The transfer may have been sent, so it cannot be retried. */
  | (ReviewedTransfer & { step: 'outcomeUnknown'; problem: ErrorCode; startNew(): void })
  /** Account or network changed. */
  | { step: 'outdated'; problem: SendOutdated; restart(): void }
  /** The payload could not be built. */
  | {
      step: 'blocked'
      problem: ErrorCode
      cause: ErrorCause | null
      retry(): void
      edit(): void
    }
  /** The namespace does not support transfers. */
  | { step: 'unsupported'; problem: ErrorCode }
  /**
   * The transaction has a hash. `status` changes until it is final; `failed`: the outcome is
   * unknown. `otherNetwork`: that of the statuses `astray` and `misdirected`, else null.
   */
  | (ReviewedTransfer & {
      step: 'sent'
      hash: string
      status: TransferStatus
      otherNetwork: Network | null
      done(): void
    })

export type SendEmitted =
  /** Requests the account's holdings. */
  | { type: 'holdings.requested'; namespace: Namespace }
  /** The review can be shown. */
  | { type: 'review.ready' }
  /** The flow returned from the review to the form. */
  | { type: 'review.closed' }
  | { type: 'send.outdated'; code: SendOutdated }
  /** Requests that the payload is submitted once. `id` is new for each submission. */
  | {
      type: 'submit.requested'
      id: string
      connectorId: string
      network: Network
      prepared: PreparedTransfer
    }
  /** The flow no longer shows this transfer. */
  | { type: 'transfer.detached'; id: string }
/**
 * `restarted`: account or network changed, so the flow has to start again. `cancelled`: the visitor
 * stopped waiting for the wallet.
 */
export type SendOutput =
  | { type: 'sent'; id: string; hash: string; caipNetworkId: CaipNetworkId; from: string }
  | { type: 'restarted' }
  | { type: 'cancelled' }

/**
 * Resolved receiver. `name` and `avatar` are null for an address. `doubt`: why the visitor has to
 * accept the address. Null if its record is meant for the network.
 */
export type ResolvedReceiver = {
  address: string
  name: string | null
  avatar: string | null
  doubt: ReceiverDoubt | null
}
/** Decimals and balance (smallest unit) as read from the chain. */
export type OnChainAsset = { decimals: number; balance: Units }
/**
 * `reserve`: fee of sending the whole native balance to `to`, in the smallest unit. Null if the
 * estimate failed.
 */
export type FeeReserve = { to: string; reserve: Units | null }

export type SendContext = Omit<SendInput, 'receiver'> & {
  receiver: SendReceiver
  unit: 'token' | 'fiat'
  /** Exact amount in the smallest unit if the text in `amount` is rounded. */
  exactAmount: Units | null
  onChain: OnChainAsset | null
  feeReserve: FeeReserve | null
  problem: ErrorCode | null
  /** The wallet's or node's own error behind `problem`. */
  cause: ErrorCause | null
  review: TransferReview | null
  prepared: PreparedTransfer | null
  warnings: readonly SendWarning[]
  accepted: readonly SendWarning[]
  /** Id of the transfer whose request the wallet has. Empty before the wallet request. */
  id: string
  /** Empty before the transfer was sent. */
  hash: string
  /** The status of the sent transfer. */
  status: TransferStatus
  /** The other network of the statuses `astray` and `misdirected`. */
  otherNetwork: Network | null
  /** What changed since the flow started. Null if nothing changed. */
  outdated: SendOutdated | null
}

export type PlainCommand =
  | 'unit.switch'
  | 'max'
  | 'receiver.stop'
  | 'preview'
  | 'cancel'
  | 'confirm'
  | 'edit'
  | 'startNew'
  | 'retry'
  | 'restart'
  | 'done'
export type SendCommand =
  | { type: 'pick'; asset: SendAsset }
  | { type: 'amount.set'; text: string }
  | { type: PlainCommand }
  | { type: 'receiver.set' | 'receiver.paste'; text: string }
  /** `address`: the address that the visitor was shown. */
  | { type: 'receiver.accept'; address: string }
  | { type: 'accept'; warning: SendWarning }
export type SendEvent =
  | SendCommand
  | NavigatedAway
  | KitEvent<
      | AccountEventType
      | 'chain.changed'
      | 'network.changed'
      | 'networks.changed'
      | 'holdings.settled'
      | TransferEventType
    >
export type Holdings = Pick<AccountState, 'tokens' | 'hiddenTokens' | 'balance'>

export type AssetRequest = { network: Network; from: string; address: string | null }
export type FeeReserveRequest = Omit<TransferRequest, 'amount' | 'decimals'>
export type ReceiverRequest = { network: Network; text: string }
export type PrepareRequest = { request: TransferRequest; name: string | null }
/**
 * `receiver`: resolved again. `prepared`: null if `receiver` has another address than before.
 * `isNamed`: the reverse record of the address has the entered name.
 */
export type PreparedSend = {
  receiver: ResolvedReceiver
  prepared: PreparedTransfer | null
  isContract: boolean
  isNamed: boolean
}
export type CheckRequest = {
  request: TransferRequest
  prepared: PreparedTransfer
  name: string | null
}
/**
 * `receiver`: resolved again. `replacement`: a new payload for the same transfer, which may cost
 * more. Null if the reviewed payload is still valid.
 */
export type CheckedTransfer = {
  receiver: ResolvedReceiver
  id: string
  replacement: PreparedTransfer | null
}
