import type { Connection } from '../../../domain/account/account.ts'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import { plainWallet } from '../../../domain/wallet/parse-wallet.ts'
import { remoteConnectorId, type Wallet } from '../../../domain/wallet/wallet.ts'
import type { RemoteInput } from './remote.types.ts'

/** A wallet with a mobile link. */
export const heron: Wallet = {
  ...plainWallet({ id: 'heron', name: 'Heron', rdns: null, icon: null }),
  mobile_link: 'heron://',
}
/** An iPhone. */
export const phone = {
  mobile: true,
  android: false,
  ios: true,
  telegram: false,
  framed: false,
  userAgent: '',
}

/** Connects Heron on a desktop. */
export const input: RemoteInput = {
  walletId: heron.id,
  wallet: heron,
  installed: [],
  adapted: true,
  device: {
    mobile: false,
    android: false,
    ios: false,
    telegram: false,
    framed: false,
  },
  preferUniversalLinks: false,
  externalPairing: false,
  givenUri: null,
  currentWallet: null,
  currentNamespaces: [],
  namespace: 'eip155',
  caipNetworkId: null,
}

/** The connection that Heron grants. */
export const connection: Connection = {
  namespace: 'eip155',
  connectorId: remoteConnectorId,
  address: '0x1',
  accounts: [{ address: '0x1', type: 'eoa' }],
  caipNetworkId: toCaipNetworkId('eip155:1'),
}
