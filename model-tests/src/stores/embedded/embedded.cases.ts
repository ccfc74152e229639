import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import type { EmbeddedUser } from '../../../../core/src/domain/embedded/embedded-user.ts'
import type { embeddedMachine } from '../../../../core/src/stores/embedded/embedded.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

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

/** Each problem of the frame, a user and none, a social provider and none. */
export const embeddedCases: Cases<typeof embeddedMachine> = {
  'user.changed': [{ user }, { user: null }],
  'smartNetworks.changed': [{ networks: [network] }],
  'provider.set': [{ provider: 'google' }, { provider: null }],
  'frame.failed': [
    { code: 'embedded/frame-load-failed' },
    { code: 'embedded/request-timed-out' },
    { code: 'embedded/unverified-domain' },
  ],
  'method.refused': [{ method: 'eth_sign', requests: ['one'] }],
  'xstate.done.actor.reloadFrame': [{ output: undefined }],
  'xstate.error.actor.reloadFrame': [{ error: new Error('not loaded') }],
}
