import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import type { ConnectInput } from '../../../../core/src/flows/connect/connect.types.ts'
import { fox, lynx, mainnet, sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const withoutCheckbox: ConnectInput = {
  methods: ['wallet'],
  wallets: 'listed',
  socials: [],
  popups: true,
  legal: false,
  remote: true,
  eager: false,
  network: mainnet.caipNetworkId,
  loginNetworks: [],
}
const withLogins: ConnectInput = {
  ...withoutCheckbox,
  methods: ['email', 'social', 'wallet'],
  wallets: 'collapsed',
  socials: ['google', 'farcaster'],
}
/**
 * Inputs with and without the legal checkbox, on a phone (`eager`), without remote wallets, and
 * without a way to connect; with logins, in a browser that opens popups and in one that opens none.
 */
export const connectInputs = {
  withoutCheckbox,
  legal: { ...withoutCheckbox, legal: true },
  eager: { ...withoutCheckbox, eager: true },
  legalEager: { ...withoutCheckbox, legal: true, eager: true },
  withoutRemote: { ...withoutCheckbox, remote: false },
  withLogins,
  /** The active network is served, and it is not. */
  onLoginNetwork: { ...withLogins, loginNetworks: [sepolia.caipNetworkId, mainnet.caipNetworkId] },
  onOtherNetwork: { ...withLogins, loginNetworks: [sepolia.caipNetworkId] },
  withoutPopups: { ...withLogins, popups: false },
  legalLogins: { ...withLogins, legal: true },
  withoutMethods: { ...withoutCheckbox, methods: [], legal: true, eager: true },
}
export const connectCases: Cases<typeof connectMachine> = {
  pick: [
    { pick: { type: 'connector', connectorId: fox.id } },
    { pick: { type: 'wallet', wallet: lynx } },
    { pick: { type: 'scan' } },
  ],
  submitEmail: [{ email: 'ada@page.example' }],
  pickSocial: [{ provider: 'google' }, { provider: 'farcaster' }, { provider: 'github' }],
  'popup.opened': [{ provider: 'google' }],
  'popup.blocked': [{ provider: 'google' }],
  'consent.changed': [{ consent: 'given' }, { consent: 'missing' }],
  'network.changed': [mainnet, sepolia].map(({ caipNetworkId }) => ({
    caipNetworkId,
    activeNamespace: 'eip155',
    namespaceChanged: false,
    wasUnknown: false,
    quiet: false,
  })),
  'xstate.done.actor.preparePairing': [{ output: undefined }],
  'xstate.error.actor.preparePairing': [{ error: new KitError(catalogue, 'remote/unreachable') }],
}
