import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { plainWallet } from '../../../../../core/src/domain/wallet/parse-wallet.ts'
import { remoteConnectorId, type Wallet } from '../../../../../core/src/domain/wallet/wallet.ts'
import { walletIds } from '../../../../../core/src/domain/wallet/wallet-ids.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import type { RemoteInput } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { alice, bob, fox, foxConnection, mainnet, solana } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'

/** A wallet with a link for each device. */
export const heron: Wallet = {
  ...plainWallet({ id: 'heron', name: 'Heron', rdns: null, icon: null }),
  mobile_link: 'heron://',
  desktop_link: 'heron://desk',
  homepage: 'https://heron.example/',
}
/** A wallet that is also an extension. */
export const foxApp: Wallet = {
  ...plainWallet({ id: 'fox-app', name: 'Fox', rdns: fox.rdns, icon: null }),
  mobile_link: 'fox:',
}
/** A wallet whose app has a browser. */
export const phantom: Wallet = plainWallet({ ...walletIds.phantom, name: 'Phantom', icon: null })
export const withoutLinks: Wallet = plainWallet({
  id: 'linkless',
  name: 'Linkless',
  rdns: null,
  icon: null,
})

export const desktop = {
  mobile: false,
  android: false,
  ios: false,
  telegram: false,
  framed: false,
  userAgent: '',
}
export const phone = {
  mobile: true,
  android: false,
  ios: true,
  telegram: false,
  framed: false,
  userAgent: '',
}

const withoutWallet: RemoteInput = {
  walletId: null,
  wallet: null,
  installed: [],
  adapted: true,
  device: desktop,
  preferUniversalLinks: false,
  externalPairing: false,
  givenUri: null,
  currentWallet: null,
  currentNamespaces: [],
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
}
const picked = (wallet: Wallet) => ({ ...withoutWallet, walletId: wallet.id, wallet })

/** WalletConnect URIs: two of the kit, one of the page. */
export const uri = 'wc:first@2?relay-protocol=irn&symKey=01'
export const secondUri = 'wc:second@2?relay-protocol=irn&symKey=02'
export const pageUri = 'wc:page@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=03'
/** The in-app link of Phantom. */
export const inAppLink = 'https://phantom.app/ul/browse/page'

type InputName =
  | 'anyWallet'
  | 'onDesktop'
  | 'onPhone'
  | 'installed'
  | 'notInstalled'
  | 'inAppBrowser'
  | 'idOnly'
  | 'replacing'
  | 'externalUri'
  | 'externalWithoutUri'
/** Inputs with different wallets, devices, sessions and pairings. */
export const remoteInputs: Record<InputName, RemoteInput> = {
  anyWallet: withoutWallet,
  onDesktop: picked(heron),
  onPhone: { ...picked(heron), device: phone },
  installed: { ...picked(foxApp), installed: [fox] },
  notInstalled: picked(foxApp),
  inAppBrowser: { ...picked(phantom), device: phone },
  idOnly: { ...withoutWallet, walletId: heron.id },
  replacing: { ...withoutWallet, currentWallet: 'Owl', currentNamespaces: ['eip155'] },
  externalUri: { ...withoutWallet, externalPairing: true, givenUri: pageUri },
  externalWithoutUri: { ...withoutWallet, externalPairing: true },
}

/** The connection of Heron on eip155. */
export const heronConnection: Connection = {
  namespace: 'eip155',
  connectorId: remoteConnectorId,
  address: bob,
  accounts: [{ address: bob, type: 'eoa' }],
  caipNetworkId: mainnet.caipNetworkId,
}
/** The connection of Heron on Solana. */
export const solanaConnection: Connection = {
  ...foxConnection,
  namespace: 'solana',
  connectorId: remoteConnectorId,
  address: alice,
  caipNetworkId: solana.caipNetworkId,
}

export const remoteCases: Cases<typeof remoteMachine> = {
  'tab.select': [
    { platform: 'qrcode' },
    { platform: 'desktop' },
    { platform: 'unsupported' },
    { platform: 'mobile' },
  ],
  'uri.shown': [{ uri, expiresAt: 240_000 }],
  'wallet.approved': [{ name: 'Heron' }],
  'session.started': [{ name: 'Heron' }],
  'pairing.failed': [
    { code: 'remote/unreachable', cause: null },
    { code: 'remote/expired', cause: null },
    { code: 'remote/settlement-invalid', cause: null },
  ],
  'xstate.done.actor.findWallet': [{ output: withoutLinks }],
  'xstate.error.actor.findWallet': [
    { error: new KitError(catalogue, 'directory/wallet-unknown', { wallet: heron.id }) },
  ],
  'xstate.error.actor.disconnectWallet': [{ error: new KitError(catalogue, 'remote/no-answer') }],
  'xstate.done.actor.resolveInAppLink': [{ output: inAppLink }, { output: null }],
  'xstate.error.actor.resolveInAppLink': [{ error: new Error('no page') }],
  'xstate.done.actor.readGrants': [{ output: [heronConnection] }, { output: [solanaConnection] }],
  'xstate.error.actor.readGrants': [
    { error: new KitError(catalogue, 'remote/nothing-granted', { wallet: 'Heron' }) },
  ],
}
