import type {
  RemoteEntry,
  RemoteFeatures,
} from '../../../../core/src/domain/config/remote-features.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { ConfigState } from '../../../../core/src/protocol/kit-state.ts'
import type { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import type { ConfigInput } from '../../../../core/src/stores/config/config.types.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** The config of a page that passes no options, except `debug` and a theme variable. */
export const defaultConfig: ConfigState = {
  projectId: null,
  metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
  origin: '',
  signIn: false,
  logins: false,
  features: {
    receive: true,
    send: true,
    connectorTypeOrder: [
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ],
    analytics: true,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    connectMethodsOrder: null,
  },
  remoteFeatures: null,
  nextFeatures: null,
  projectAnswer: 'awaited',
  themeMode: null,
  themeVariables: { '--latchkit-accent': 'red' },
  termsConditionsUrl: null,
  privacyPolicyUrl: null,
  enableWallets: true,
  enableWalletGuide: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  manualWCControl: false,
  embedded: false,
  disableAppend: false,
  device: {
    mobile: false,
    android: false,
    ios: false,
    telegram: false,
    framed: false,
  },
  debug: true,
  customWallets: [],
  customWalletNames: {},
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  allWallets: 'SHOW',
  basic: false,
  preferUniversalLinks: false,
  remote: false,
  directory: false,
  embeddedWallet: null,
  nftSource: false,
  adaptedNamespaces: ['eip155'],
  namespaces: ['eip155'],
}

/** The features of a page without settings of its own. */
export const allFeatures: RemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  activity: true,
  branding: true,
}
export const noFeatures: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
}

const enabled = (id: string, ...config: string[]): RemoteEntry => ({ id, isEnabled: true, config })

const withoutProject: ConfigInput = {
  config: defaultConfig,
  page: { local: {}, forced: {} },
  policy: 'override',
  remote: null,
  hidden: [],
}
const withProject: ConfigInput = {
  ...withoutProject,
  config: { ...defaultConfig, projectId: 'p', directory: true },
}
const embedded: ConfigInput = {
  ...withProject,
  config: { ...withProject.config, embedded: true },
}
/** Inputs of pages with different options. */
export const configInputs: Record<
  | 'withoutProject'
  | 'withProject'
  | 'stored'
  | 'ignored'
  | 'narrow'
  | 'off'
  | 'restricted'
  | 'embedded'
  | 'embeddedOff',
  ConfigInput
> = {
  withoutProject,
  withProject,
  stored: { ...withProject, remote: [enabled('swap', '1inch')] },
  ignored: { ...withProject, page: { local: { email: true, history: true }, forced: {} } },
  narrow: { ...withProject, page: { local: { history: false }, forced: {} }, policy: 'narrow' },
  off: { ...withProject, policy: 'off' },
  restricted: { ...withProject, hidden: ['onramp', 'activity'] },
  embedded,
  embeddedOff: { ...embedded, policy: 'off' },
}

/** A project with e-mail and activity, one with e-mail only as a social login, and one without both. */
export const withEmail: readonly RemoteEntry[] = [
  enabled('social_login', 'email'),
  enabled('activity'),
]
export const withSocials: readonly RemoteEntry[] = [enabled('social_login', 'google')]
export const withoutLogins: readonly RemoteEntry[] = [enabled('swap', '1inch')]
export const offline = new KitError(catalogue, 'endpoint/unreachable')

/**
 * Changes of a value, a feature and a theme variable; changes of the settings of the page; and the
 * answers of the project.
 */
export const configCases: Cases<typeof configMachine> = {
  set: [
    { change: { themeMode: 'dark' } },
    { change: { features: { ...defaultConfig.features, collapseWallets: true } } },
    { change: { themeVariables: { '--latchkit-font-family': 'serif' } } },
  ],
  'features.set': [
    { features: { local: { swaps: false, email: true }, forced: {} } },
    { features: { local: {}, forced: { history: true, swaps: ['own'] } } },
    { features: { local: {}, forced: { email: true } } },
  ],
  'xstate.done.actor.loadFeatures': [
    { output: withEmail },
    { output: withSocials },
    { output: withoutLogins },
    { output: null },
  ],
  'xstate.error.actor.loadFeatures': [{ error: offline }],
  'xstate.done.actor.checkOrigin': [
    { output: 'allowed' },
    { output: 'undecided' },
    { output: 'config/origin-not-allowed' },
    { output: 'config/project-id-missing' },
  ],
  'xstate.error.actor.checkOrigin': [{ error: offline }],
}
