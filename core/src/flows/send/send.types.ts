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
import type { KitEvent } from '../../protocol/events.ts'
import type { NavigatedAway } from '../../protocol/flow.ts'
import type { AccountState } from '../../protocol/kit-state.ts'

/** Something that can be sent. Fiat figures are for show. */
export type SendAsset = {
  /** Plain contract or mint address; null: the native token. Two of one symbol differ here (fault case H8). */
  address: string | null
  name: string
  symbol: string
  decimals: number
  /** null: not readable; then there is no Max. */
  balance: Units | null
  /** US dollars for one; null: nobody knows. */
  price: number | null
  iconUrl: string | null
}

/** `text` is what was typed or pasted. `known`: a plain address. `named`: a name was looked up. */
export type SendReceiver =
  | { status: 'empty'; text: '' }
  /** It is about to be looked up, or it is being. */
  | { status: 'resolving'; text: string }
  | { status: 'known'; text: string; address: string }
  | { status: 'named'; text: string; address: string; name: string; avatar: string | null }
  | { status: 'invalid'; text: string; problem: ErrorCode }

/** What has to be accepted one by one before it can be confirmed; `receiver-is-token` and zero addresses are not offered at all: they block. */
export type SendWarning = 'self' | 'contract' | 'look-alike' | 'unverified-name' | 'creates-account'

export type SendInput = {
  namespace: Namespace
  connectorId: string
  /** Plain address. */
  from: string
  network: Network
  assets: readonly SendAsset[]
  hidden: number
  /** The list is still being read. */
  loading: boolean
  /** Addresses of this account's own, and those it sent to before: look-alikes are measured against them. */
  familiar: readonly string[]
  /** null: nothing is chosen yet. */
  asset: SendAsset | null
  /** One that is to be chosen as soon as it is listed: its plain address. */
  wanted: string | null
  amount: string
  receiver: string
  /** A transfer of this account that a wallet still has, or one that failed so that nobody can say whether it was sent; null: none. */
  open: Pick<TransferEntry, 'id' | 'status' | 'review'> | null
}

/** Why what was begun cannot go on. */
export type SendStale = 'send/account-changed' | 'send/network-changed'

/** What is about to leave, read back out of the very payload, with what belongs to it. */
export type Reviewed = {
  review: TransferReview
  asset: SendAsset
  /** The name the receiver was found under; null: an address was given. */
  name: string | null
  avatar: string | null
  network: Network
  /** US dollars, for show. */
  value: string | null
  fee: string | null
}

/** What sending may show and do. `back` of the modal is heard, too. */
export type SendView =
  | {
      step: 'filling'
      from: string
      network: Network
      assets: readonly SendAsset[]
      /** Assets left out of the list for having no decimals. */
      hidden: number
      /** Still being read. */
      loading: boolean
      asset: SendAsset | null
      /** As typed, in `unit`; digits with one point. */
      amount: string
      unit: 'token' | 'fiat'
      /** The same in the other unit, exact text; of fiat that was typed, the amount that is sent for it. null: nothing to show. */
      counter: string | null
      receiver: SendReceiver
      label: SendLabel
      problem: ErrorCode | null
      pick(asset: SendAsset): void
      setAmount(text: string): void
      /** null: there is no price. */
      switchUnit: (() => void) | null
      /** All of it, less what the fee takes of the native token; null: nothing to take from, or the fee is not known. */
      useMax: (() => void) | null
      setReceiver(text: string): void
      /** At once, without the wait for further letters. */
      pasteReceiver(text: string): void
      /** While a name is looked up. */
      stopResolving: (() => void) | null
      /** To the review; null while the button says anything else. */
      preview: (() => void) | null
    }
  /** The exact payload is being built. */
  | { step: 'preparing'; cancel(): void }
  | (Reviewed & {
      step: 'reviewing'
      warnings: readonly { warning: SendWarning; accepted: boolean }[]
      /** Known addresses that look like the receiver's. */
      lookAlikes: readonly string[]
      problem: ErrorCode | null
      accept(warning: SendWarning): void
      /** null until every warning is accepted. */
      confirm: (() => void) | null
      edit(): void
    })
  /** Account, network and payload are checked once more. */
  | (Reviewed & { step: 'checking'; cancel(): void })
  /** The wallet has it: it cannot be taken back. `silent`: nothing was heard for a while. */
  | (Reviewed & { step: 'handed'; silent: boolean; another(): void })
  | (Reviewed & { step: 'refused'; problem: ErrorCode; retry(): void; edit(): void })
  | (Reviewed & { step: 'failed'; problem: ErrorCode; retry(): void; edit(): void })
  /** Its wallet had it, and nobody can say whether it was sent: it is to be looked up, and is not tried again. */
  | (Reviewed & { step: 'untold'; problem: ErrorCode; another(): void })
  /** The account or network is not the one that was reviewed any more. */
  | { step: 'stale'; problem: SendStale; restart(): void }
  /** It could not be built, or the namespace sends nothing. */
  | { step: 'blocked'; problem: ErrorCode; retry: (() => void) | null; edit: (() => void) | null }
  | { step: 'sent'; hash: string; network: Network; status: TransferStatus }

export type SendEmitted =
  /** What the account holds is to be read. */
  | { type: 'holdings.requested'; namespace: Namespace }
  /** There is something to review, or no more. */
  | { type: 'review.ready' }
  | { type: 'review.closed' }
  | { type: 'send.outdated'; code: SendStale }
  /** To be handed to the wallet, once; `id` is fresh. */
  | {
      type: 'submit.requested'
      id: string
      connectorId: string
      network: Network
      prepared: PreparedTransfer
    }
  /** Nobody waits for this one here any more. */
  | { type: 'transfer.detached'; id: string }
/** `renewed`: it began with an account or network that is not so any more, and is to begin anew. */
export type SendOutput =
  | { type: 'sent'; id: string; hash: string; caipNetworkId: CaipNetworkId; from: string }
  | { type: 'renewed' }

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
  | NavigatedAway
  | KitEvent<
      | 'account.connected'
      | 'account.changed'
      | 'account.lost'
      | 'account.disconnected'
      | 'chain.changed'
      | 'network.changed'
      | 'networks.changed'
      | 'holdings.settled'
      | 'transfer.unresponsive'
      | 'transfer.sent'
      | 'transfer.rejected'
      | 'transfer.failed'
    >
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
