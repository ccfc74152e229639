import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { plainWallet } from '../../../../../core/src/domain/wallet/parse-wallet.ts'
import { remoteConnectorId, type Wallet } from '../../../../../core/src/domain/wallet/wallet.ts'
import { walletIds } from '../../../../../core/src/domain/wallet/wallet-ids.ts'
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
export const ghost: Wallet = plainWallet({ ...walletIds.phantom, name: 'Phantom', icon: null })
/** A wallet without links. */
export const mute: Wallet = plainWallet({ id: 'mute', name: 'Mute', rdns: null, icon: null })

/** Devices. */
export const desk = { mobile: false, android: false, ios: false, telegram: false, framed: false }
export const phone = { mobile: true, android: false, ios: true, telegram: false, framed: false }

const nobody: RemoteInput = {
  walletId: null,
  wallet: null,
  installed: [],
  adapted: true,
  device: desk,
  preferUniversalLinks: false,
  externalPairing: false,
  givenUri: null,
  currentWallet: null,
  currentNamespaces: [],
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
}
const picked = (wallet: Wallet) => ({ ...nobody, walletId: wallet.id, wallet })

/** WalletConnect URIs: two of the kit, one of the page. */
export const uri = 'wc:first@2?relay-protocol=irn&symKey=01'
export const secondUri = 'wc:second@2?relay-protocol=irn&symKey=02'
export const pageUri = 'wc:page@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=03'
/** The in-app link of Ghost. */
export const visit = 'https://phantom.app/ul/browse/page'

type Situation =
  | 'any'
  | 'desk'
  | 'phone'
  | 'here'
  | 'nowhere'
  | 'ghost'
  | 'unknown'
  | 'replacing'
  | 'given'
  | 'notGiven'
/** Inputs: the wallet, the device and an existing session. */
export const remoteInputs: Record<Situation, RemoteInput> = {
  any: nobody,
  desk: picked(heron),
  phone: { ...picked(heron), device: phone },
  here: { ...picked(foxApp), installed: [fox] },
  nowhere: picked(foxApp),
  ghost: { ...picked(ghost), device: phone },
  unknown: { ...nobody, walletId: heron.id },
  replacing: { ...nobody, currentWallet: 'Owl', currentNamespaces: ['eip155'] },
  given: { ...nobody, externalPairing: true, givenUri: pageUri },
  notGiven: { ...nobody, externalPairing: true },
}

/** Connections that Heron grants. */
export const heronConnection: Connection = {
  namespace: 'eip155',
  connectorId: remoteConnectorId,
  address: bob,
  accounts: [{ address: bob, type: 'eoa' }],
  caipNetworkId: mainnet.caipNetworkId,
}
export const solanaConnection: Connection = {
  ...foxConnection,
  namespace: 'solana',
  connectorId: remoteConnectorId,
  address: alice,
  caipNetworkId: solana.caipNetworkId,
}

/** Payloads of the events, one per distinguishable case. */
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
  'pairing.failed': [{ code: 'remote/unreachable' }, { code: 'remote/expired' }],
  'xstate.done.actor.findWallet': [{ output: mute }],
  'xstate.error.actor.findWallet': [
    { error: new KitError('directory/wallet-unknown', { wallet: heron.id }) },
  ],
  'xstate.error.actor.disconnectWallet': [{ error: new KitError('remote/no-answer') }],
  'xstate.done.actor.resolveInAppLink': [{ output: visit }, { output: null }],
  'xstate.error.actor.resolveInAppLink': [{ error: new Error('no page') }],
  'xstate.done.actor.readGrants': [{ output: [heronConnection] }, { output: [solanaConnection] }],
  'xstate.error.actor.readGrants': [
    { error: new KitError('remote/nothing-granted', { wallet: 'Heron' }) },
  ],
}
