import type {
  ActivityPage,
  ActivityRow,
  ActivityTransfer,
} from '../../../../core/src/domain/activity/activity.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import type {
  ActivityInput,
  ActivityList,
} from '../../../../core/src/flows/activity/activity.types.ts'
import type { KitEvent } from '../../../../core/src/protocol/events.ts'
import { failed, fresh, loading, loadingMore, reloading } from '../../resource/changes.ts'
import { alice, bob, carol, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** An incoming transfer of a token, worth 20 US dollars. */
export const token = (
  numeric: string,
  change: Partial<ActivityTransfer> = {},
): ActivityTransfer => ({
  direction: 'in',
  quantity: { numeric },
  value: 20,
  price: null,
  fungible: { name: 'Meadow', symbol: 'MDW', icon: null },
  nft: null,
  ...change,
})
export const nft = (
  name: string,
  change: Partial<ActivityTransfer> = {},
  isSpam = false,
): ActivityTransfer => ({
  ...token('1'),
  value: null,
  fungible: null,
  nft: { name, preview: null, isSpam },
  ...change,
})
/** A confirmed transfer from carol to alice on the active network. */
export const row = (id: string, change: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  operationType: 'receive',
  hash: `0x${id}`,
  chain: mainnet.caipNetworkId,
  minedAt: '2026-03-05T10:00:00Z',
  sentFrom: carol,
  sentTo: alice,
  status: 'confirmed',
  nonce: 1,
  transfers: [token('1.5')],
  ...change,
})
export const page = (rows: readonly ActivityRow[], next: string | null = null): ActivityPage => ({
  rows,
  next,
})

/** The list after one page. */
export const list = (rows: readonly ActivityRow[], next: string | null = null): ActivityList => ({
  rows,
  next,
  cursors: next === null ? [] : [next],
  emptyPages: 0,
})

/**
 * Inputs with a connected account, without an account, for a given namespace whose
 * network is not known yet, without an active network, and with the activity turned off.
 */
export const activityInputs: Record<
  'connected' | 'noAccount' | 'noNetwork' | 'named' | 'off',
  ActivityInput
> = {
  connected: {
    namespace: null,
    network: mainnet.caipNetworkId,
    addresses: { eip155: alice, polkadot: 'Po1' },
    enabled: true,
  },
  noAccount: { namespace: null, network: mainnet.caipNetworkId, addresses: {}, enabled: true },
  named: { namespace: 'eip155', network: null, addresses: { eip155: alice }, enabled: true },
  noNetwork: { namespace: null, network: null, addresses: {}, enabled: true },
  off: {
    namespace: null,
    network: mainnet.caipNetworkId,
    addresses: { eip155: alice },
    enabled: false,
  },
}
export const unreachable = new KitError(catalogue, 'endpoint/unreachable', { host: 'data.example' })
export const purchase = row('card', {
  operationType: 'buy',
  status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
})

const { features } = kitEvent('features.changed')
export const activityOn: KitEvent<'features.changed'> = kitEvent('features.changed', { features })
export const activityOff: KitEvent<'features.changed'> = kitEvent('features.changed', {
  features: { ...features, activity: false },
})

export const activityCases: Cases<typeof activityMachine> = {
  'features.changed': [activityOn, activityOff],
  showHidden: [{ on: true }],
  'account.connected': [kitEvent('account.connected', { namespace: 'eip155', address: bob })],
  'account.changed': [
    kitEvent('account.changed', { namespace: 'eip155', address: alice }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
  ],
  'account.lost': [{ namespace: 'eip155' }],
  'account.disconnected': [{ namespace: 'solana' }, { namespace: 'eip155' }],
  'network.changed': [
    kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }),
    kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }),
  ],
  'chain.changed': [kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId })],
  'activity.changed': [
    { resource: loading },
    { resource: fresh(list([row('1')], 'c'), true) },
    { resource: fresh(list([row('2')])) },
    { resource: fresh(list([])) },
    { resource: loadingMore(list([row('1')], 'c')) },
    { resource: reloading(list([row('1')], 'c'), true) },
    { resource: reloading(list([row('2')])) },
    { resource: failed('endpoint/unreachable') },
    { resource: failed('endpoint/unreachable', list([row('2')])) },
    {
      resource: { ...failed('endpoint/unreachable', list([row('1')], 'c'), true), page: 'further' },
    },
  ],
  'clock.read': [{ now: 1_772_000_000_000 }],
  'purchases.read': [{ rows: [purchase] }],
}
