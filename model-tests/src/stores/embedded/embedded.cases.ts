import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import type { EmbeddedUser } from '../../../../core/src/domain/embedded/embedded-user.ts'
import type { CompletedRequest } from '../../../../core/src/protocol/deps.ts'
import type { embeddedMachine } from '../../../../core/src/stores/embedded/embedded.machine.ts'
import type { SentTransfer } from '../../../../core/src/stores/embedded/embedded.types.ts'
import { alice, mainnet } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'
import { hash, transferOf } from '../transfers/transfer.samples.ts'

export const network = toCaipNetworkId('eip155:1')
export const user: EmbeddedUser = {
  email: 'ada@example.org',
  userName: null,
  address: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  caipNetworkId: network,
  accounts: [{ address: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type: 'eoa' }],
  preferredAccountType: 'eoa',
  smartAccountDeployed: null,
}

/** A transaction that the wallet sent although its request was rejected in the page. */
export const completed: CompletedRequest = {
  type: 'request.completed',
  request: {
    id: 'r1',
    namespace: 'eip155',
    caipNetworkId: network,
    address: user.address,
    method: 'eth_sendTransaction',
    params: [{ to: user.address, value: '0x1' }],
  },
  network: mainnet,
  result: hash,
}
export const sentTransfer: SentTransfer = { ...transferOf('r1'), hash }

/** Each problem of the frame, a user and none, a social provider and none. */
export const embeddedCases: Cases<typeof embeddedMachine> = {
  'user.changed': [{ user }, { user: null }],
  'login.ended': [{}],
  'signOut.failed': [{}],
  'smartNetworks.changed': [{ networks: [network] }],
  'provider.set': [{ provider: 'google' }, { provider: null }],
  'frame.failed': [
    { code: 'embedded/frame-load-failed' },
    { code: 'embedded/frame-lost' },
    { code: 'embedded/request-timed-out' },
    { code: 'embedded/unverified-domain' },
  ],
  'method.refused': [{ method: 'eth_sign', requests: ['one'] }],
  'request.completed': [completed],
  'completion.read': [
    {
      method: 'eth_sendTransaction',
      sent: { amount: '1 ETH', units: '1', decimals: '0', symbol: 'ETH', receiver: alice },
      hash,
    },
    { method: 'wallet_grantPermissions', sent: null, hash: null },
  ],
  'transfer.found': [{ transfer: sentTransfer }],
  'xstate.done.actor.reloadFrame': [{ output: undefined }],
  'xstate.error.actor.reloadFrame': [{ error: new Error('not loaded') }],
}
