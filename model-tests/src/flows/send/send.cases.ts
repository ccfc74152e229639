import type {
  PreparedTransfer,
  TransferReview,
} from '../../../../core/src/domain/transfer/transfer.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import type {
  PreparedSend,
  ResolvedReceiver,
  SendAsset,
  SendInput,
} from '../../../../core/src/flows/send/send.types.ts'
import {
  alice,
  bitcoin,
  bob,
  carol,
  fox,
  foxConnection,
  kitEvent,
  mainnet,
  owl,
  sepolia,
  solana,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const ether: SendAsset = {
  ...{ address: null, name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: null },
  balance: '2000000000000000000',
  price: 2000,
}
export const dollar: SendAsset = {
  ...{
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    iconUrl: null,
  },
  balance: '5000000',
  price: 1,
}
/** A token with the same name and symbol and another address. */
export const twin: SendAsset = {
  ...dollar,
  address: '0x1111111111111111111111111111111111111111',
  price: null,
}

const emptyForm: SendInput = {
  ...{ namespace: 'eip155', follows: 'active', connectorId: fox.id, from: alice, network: mainnet },
  ...{ assets: [ether, dollar], hidden: 0, loading: false, knownAddresses: [alice] },
  ...{ asset: null, initialAsset: null, amount: '', receiver: '', openTransfer: null },
}
const filled: SendInput = {
  ...emptyForm,
  asset: dollar,
  amount: '1.5',
  receiver: 'bob.eth',
  knownAddresses: [alice, carol],
}

export const reviewOf = (change: Partial<TransferReview> = {}): TransferReview => ({
  ...{ caipNetworkId: mainnet.caipNetworkId, from: alice, to: bob },
  ...{ asset: dollar.address, amount: '1500000', decimals: 6, symbol: 'USDC' },
  ...{ fee: { amount: '21000000000000', decimals: 18, symbol: 'ETH' }, accountRent: null },
  ...change,
})
export const preparedOf = (change: Partial<TransferReview> = {}): PreparedTransfer => ({
  payload: {
    ...{
      namespace: 'eip155',
      caipNetworkId: mainnet.caipNetworkId,
      from: alice,
      to: dollar.address ?? '',
    },
    ...{
      value: '0x0',
      data: '0xa9059cbb',
      gas: '0xffff',
      gasPrice: null,
      maxFeePerGas: '0x2',
      maxPriorityFeePerGas: '0x1',
    },
  },
  review: reviewOf(change),
  digest: 'd1',
})
const openTransfer = (status: 'awaitingWallet' | 'unresponsive' | 'failed') => ({
  id: 'before',
  status,
  review: reviewOf(),
})

/**
 * Inputs with an empty form, a form without a token, a complete form, an open transfer in each
 * status, and a namespace without transfers.
 */
export const sendInputs: Record<
  | 'emptyForm'
  | 'withoutToken'
  | 'filled'
  | 'awaitingWallet'
  | 'unresponsive'
  | 'outcomeUnknown'
  | 'unsupported',
  SendInput
> = {
  emptyForm,
  withoutToken: { ...filled, asset: null, knownAddresses: [] },
  filled,
  awaitingWallet: { ...filled, openTransfer: openTransfer('awaitingWallet') },
  unresponsive: { ...filled, openTransfer: openTransfer('unresponsive') },
  outcomeUnknown: { ...filled, openTransfer: openTransfer('failed') },
  unsupported: { ...emptyForm, namespace: 'bip122', network: bitcoin, assets: [] },
}

export const namedReceiver: ResolvedReceiver = {
  ...{ address: bob, name: 'bob.eth', avatar: null },
  doubt: null,
}
/** The receiver whose name has a record for mainnet only. */
export const doubtfulReceiver: ResolvedReceiver = {
  ...namedReceiver,
  doubt: { reason: 'other-network', network: 'Ethereum' },
}
/** The receiver after its name resolves to another address. */
export const otherReceiver: ResolvedReceiver = { ...namedReceiver, address: carol }
export const ready: PreparedSend = {
  receiver: namedReceiver,
  prepared: preparedOf(),
  isContract: false,
  isNamed: true,
}
const failure = (error: KitError) => ({ error })

/** The same transfer with a higher fee. */
export const dearer: PreparedTransfer = {
  ...preparedOf({ fee: { amount: '99000000000000000', decimals: 18, symbol: 'ETH' } }),
  digest: 'dearer',
}

export const sendCases: Cases<typeof sendMachine> = {
  pick: [{ asset: ether }, { asset: dollar }, { asset: twin }],
  'amount.set': [{ text: '1.5' }, { text: '' }],
  'receiver.set': [{ text: 'bob.eth' }, { text: ' ' }],
  'receiver.paste': [{ text: 'bob.eth' }, { text: ' ' }],
  'receiver.accept': [{ address: bob }, { address: carol }],
  accept: [{ warning: 'contract' }],
  'navigated.away': [{ view: 'WalletSendPreview' }, { view: 'WalletSendSelectToken' }],
  'account.connected': [foxConnection, { ...foxConnection, connectorId: owl.id }],
  'account.changed': [
    kitEvent('account.changed', { namespace: 'eip155', address: alice }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
  ],
  'account.lost': [{ namespace: 'solana' }, { namespace: 'eip155' }],
  'account.disconnected': [{ namespace: 'solana' }, { namespace: 'eip155' }],
  'chain.changed': [
    { namespace: 'solana', caipNetworkId: solana.caipNetworkId },
    { namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId },
  ],
  'network.changed': [
    kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }),
    kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }),
  ],
  'networks.changed': [
    kitEvent('networks.changed', { networks: [mainnet, solana] }),
    kitEvent('networks.changed', { networks: [solana] }),
  ],
  'holdings.settled': [
    { namespace: 'eip155', tokens: [], hiddenTokens: 1, balance: null },
    { namespace: 'solana', tokens: [], hiddenTokens: 1, balance: null },
  ],
  'transfer.unresponsive': [
    kitEvent('transfer.unresponsive', { id: 'before' }),
    kitEvent('transfer.unresponsive', { id: 'fresh' }),
  ],
  'transfer.sent': [
    kitEvent('transfer.sent', { id: 'before', hash: '0xb' }),
    kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }),
  ],
  'transfer.rejected': [
    kitEvent('transfer.rejected', { id: 'before', code: 'rpc/user-rejected' }),
    kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }),
  ],
  'transfer.failed': [
    kitEvent('transfer.failed', { id: 'before', code: 'send/failed', cause: null }),
    kitEvent('transfer.failed', { id: 'fresh', code: 'send/failed', cause: null }),
    kitEvent('transfer.failed', { id: 'before', code: 'send/unfollowed', cause: null }),
    kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed', cause: null }),
  ],
  'transfer.slow': [
    kitEvent('transfer.slow', { id: 'before' }),
    kitEvent('transfer.slow', { id: 'fresh' }),
  ],
  'transfer.underpriced': [
    kitEvent('transfer.underpriced', { id: 'before' }),
    kitEvent('transfer.underpriced', { id: 'fresh' }),
  ],
  'transfer.mismatched': [
    kitEvent('transfer.mismatched', { id: 'before' }),
    kitEvent('transfer.mismatched', { id: 'fresh' }),
  ],
  'transfer.astray': [
    kitEvent('transfer.astray', { id: 'before', network: sepolia }),
    kitEvent('transfer.astray', { id: 'fresh', network: sepolia }),
  ],
  'transfer.misdirected': [
    kitEvent('transfer.misdirected', { id: 'before', network: sepolia }),
    kitEvent('transfer.misdirected', { id: 'fresh', network: sepolia }),
  ],
  'transfer.included': [
    kitEvent('transfer.included', { id: 'before' }),
    kitEvent('transfer.included', { id: 'fresh' }),
  ],
  'transfer.reorganized': [
    kitEvent('transfer.reorganized', { id: 'before' }),
    kitEvent('transfer.reorganized', { id: 'fresh' }),
  ],
  'transfer.confirmed': [
    kitEvent('transfer.confirmed', { id: 'before', hash: '0xb' }),
    kitEvent('transfer.confirmed', { id: 'fresh', hash: '0xf' }),
  ],
  'transfer.reverted': [
    kitEvent('transfer.reverted', { id: 'before', hash: '0xb' }),
    kitEvent('transfer.reverted', { id: 'fresh', hash: '0xf' }),
  ],
  'transfer.replaced': [
    kitEvent('transfer.replaced', { id: 'before', hash: '0xb' }),
    kitEvent('transfer.replaced', { id: 'fresh', hash: '0xf' }),
  ],
  'transfer.dropped': [
    kitEvent('transfer.dropped', { id: 'before', hash: '0xb' }),
    kitEvent('transfer.dropped', { id: 'fresh', hash: '0xf' }),
  ],
  'xstate.done.actor.readAsset': [
    { output: { decimals: 6, balance: '5000000' } },
    { output: { decimals: 18, balance: '5000000000000000000' } },
  ],
  'xstate.error.actor.readAsset': [
    failure(new KitError(catalogue, 'send/token-unreadable')),
    failure(new KitError(catalogue, 'send/unsupported-chain')),
  ],
  'xstate.done.actor.readFeeReserve': [{ output: { to: alice, reserve: '21000' } }],
  'xstate.error.actor.readFeeReserve': [failure(new KitError(catalogue, 'endpoint/unreachable'))],
  'xstate.done.actor.resolveReceiver': [{ output: namedReceiver }, { output: doubtfulReceiver }],
  'xstate.error.actor.resolveReceiver': [
    failure(new KitError(catalogue, 'send/name-unknown')),
    failure(new KitError(catalogue, 'send/unsupported-chain')),
  ],
  'xstate.done.actor.prepare': [
    { output: ready },
    { output: { ...ready, isContract: true } },
    { output: { ...ready, prepared: preparedOf({ amount: '1500001' }) } },
    { output: { ...ready, receiver: otherReceiver, prepared: null } },
  ],
  'xstate.error.actor.prepare': [
    failure(new KitError(catalogue, 'send/would-fail')),
    failure(new KitError(catalogue, 'send/unsupported-chain')),
  ],
  'xstate.done.actor.check': [
    { output: { receiver: namedReceiver, id: 'fresh', replacement: null } },
    { output: { receiver: otherReceiver, id: 'other', replacement: null } },
    { output: { receiver: namedReceiver, id: 'fresh', replacement: dearer } },
  ],
  'xstate.error.actor.check': [
    failure(new KitError(catalogue, 'send/changed')),
    failure(new KitError(catalogue, 'send/network-changed')),
    failure(new KitError(catalogue, 'endpoint/unreachable')),
  ],
}
