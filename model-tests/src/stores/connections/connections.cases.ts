import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { RemoteSession, Wallet } from '../../../../core/src/domain/wallet/wallet.ts'
import type { connectionsMachine } from '../../../../core/src/stores/connections/connections.machine.ts'
import type { ConnectionsInput } from '../../../../core/src/stores/connections/connections.types.ts'
import { alice, bob, fox, foxConnection, owl, owlConnection } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs from an empty storage, and from a storage with one recent and connected wallet. */
export const connectionsInputs: Record<'empty' | 'stored', ConnectionsInput> = {
  empty: { recent: [], connected: {} },
  stored: { recent: [plainWallet(fox)], connected: { eip155: fox.id } },
}

/** A remote wallet with an app link, and its session. */
export const pocket: Wallet = {
  ...plainWallet({ id: 'pocket', name: 'Pocket', rdns: null, icon: null }),
  mobile_link: 'pocket://',
}
export const session: RemoteSession = {
  wallet: { name: 'Pocket', icon: null },
  networks: ['eip155:1' as RemoteSession['networks'][number]],
  supportsAllNetworks: false,
  expiresAt: 1_000,
}

export const connectionsCases: Cases<typeof connectionsMachine> = {
  'connector.found': [
    { connector: fox },
    { connector: owl },
    { connector: { ...fox, name: 'Fox, renamed' } },
    { connector: { ...fox, chain: 'solana' } },
  ],
  'connection.removed': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'connection.stored': [{ namespaces: ['eip155', 'solana'] }],
  'connection.resume': [{ namespaces: ['eip155'] }],
  'connection.set': [{ connection: foxConnection }, { connection: owlConnection }],
  'connection.restored': [{ connection: foxConnection }],
  'connection.clear': [{ namespace: 'eip155' }, { namespace: 'eip155', connectorId: fox.id }],
  'recent.add': [
    { wallet: pocket, link: { href: 'pocket://', name: 'Pocket' } },
    { wallet: null, link: null },
  ],
  'accountType.set': [{ namespace: 'bip122', accountType: 'ordinal' }],
  'session.changed': [{ session }, { session: null }],
  'session.replaced': [{}],
  'session.adopted': [{ namespaces: ['eip155'] }],
  'session.end': [{}],
  'relay.failed': [{ code: 'config/origin-not-allowed' }],
  'address.select': [
    { namespace: 'eip155', address: alice },
    { namespace: 'eip155', address: bob },
    { namespace: 'solana', address: bob },
  ],
}
