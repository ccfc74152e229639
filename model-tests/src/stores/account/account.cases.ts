import type { Balances } from '../../../../core/src/clients/data-api/data-api.types.ts'
import {
  type Connection,
  type NativeBalance,
  plainAccounts,
} from '../../../../core/src/domain/account/account.ts'
import type { CaipAddress } from '../../../../core/src/domain/caip/caip.ts'
import type { TokenBalance } from '../../../../core/src/domain/token/token-balance.ts'
import type { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import type {
  AccountInput,
  Holdings,
  Profile,
} from '../../../../core/src/stores/account/account.types.ts'
import * as resource from '../../resource/changes.ts'
import {
  alice,
  bob,
  carol,
  foxConnection,
  mainnet,
  owlConnection,
  unconfiguredNetwork,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const accountInputs: Record<'evm', AccountInput> = {
  evm: { namespace: 'eip155', networks: [mainnet], preferredAccountType: 'eoa' },
}
/** A token other than the native token. */
export const dollar: TokenBalance = {
  name: 'Dollar',
  symbol: 'USD',
  chainId: mainnet.caipNetworkId,
  address: `eip155:1:${carol}` as CaipAddress,
  value: 3.5,
  price: 1,
  quantity: { decimals: 6, numeric: '3.5' },
  iconUrl: null,
}
/** The answer of the service. */
export const balances: Balances = { status: 'read', tokens: [dollar], hidden: 1 }
const holdings: Holdings = { status: 'read', tokens: [dollar], hidden: 1, readAt: 5_000 }
const unavailable: Holdings = { status: 'unavailable', tokens: [], hidden: 0, readAt: 6_000 }
export const profile: Profile = {
  identity: { name: 'alice.example', avatar: null },
  smartAccountDeployed: false,
}
export const balance: NativeBalance = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }

/** The connection of the embedded wallet: the key's own account is active. */
export const embeddedConnection: Connection = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: alice,
  accounts: [
    { address: alice, type: 'eoa' },
    { address: bob, type: 'smartAccount' },
  ],
  caipNetworkId: mainnet.caipNetworkId,
}

export const accountCases: Cases<typeof accountMachine> = {
  'attempt.start': [{ status: 'connecting' }, { status: 'reconnecting' }],
  'connection.set': [
    { connection: foxConnection },
    { connection: owlConnection },
    { connection: embeddedConnection },
  ],
  'accountType.switched': [{ connection: { ...embeddedConnection, address: bob } }],
  'address.select': [
    { address: bob },
    { address: carol },
    { address: '0x0000000000000000000000000000000000000001' },
  ],
  'network.set': [{ caipNetworkId: mainnet.caipNetworkId }],
  refresh: [{ forced: true }, { forced: false }],
  load: [{ forced: true }, { forced: false }],
  'tab.set': [{ tab: 'nfts' }],
  'networks.set': [{ networks: [mainnet] }],
  'label.set': [
    { address: alice, label: 'Savings' },
    { address: alice, label: null },
  ],
  // The known accounts, another order, no accounts, and accounts of another type.
  'accounts.changed': [
    ...[[alice, bob], [bob, alice], []].map((accounts) => ({ accounts: plainAccounts(accounts) })),
    { accounts: [...plainAccounts([alice]), ...plainAccounts([carol], 'ordinal')] },
  ],
  // The last payload has rewritten addresses.
  'chain.changed': [
    { caipNetworkId: mainnet.caipNetworkId },
    { caipNetworkId: unconfiguredNetwork },
    { caipNetworkId: mainnet.caipNetworkId, accounts: plainAccounts([bob, alice]) },
  ],
  'balance.changed': [
    { resource: resource.loading },
    { resource: resource.fresh(balance) },
    { resource: resource.failed('account/balance-unavailable') },
  ],
  'holdings.changed': [
    { resource: resource.loading },
    { resource: resource.fresh(holdings) },
    { resource: resource.fresh(unavailable) },
    { resource: resource.fresh({ ...unavailable, status: 'unsupported' }) },
    { resource: resource.fresh({ ...unavailable, status: 'paused' }) },
    { resource: resource.failed('endpoint/unreachable') },
    { resource: resource.failed('config/project-id-invalid') },
    { resource: resource.failed('config/origin-not-allowed') },
  ],
  'profile.changed': [
    { resource: resource.loading },
    { resource: resource.fresh(profile) },
    { resource: resource.fresh({ identity: null, smartAccountDeployed: null }) },
    { resource: resource.failed('kit/timed-out') },
  ],
}
