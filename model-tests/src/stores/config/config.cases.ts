import type { ConfigState } from '../../../../core/src/protocol/kit-state.ts'
import type { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** The config of a page that passes no options, except `debug` and a theme variable. */
export const defaultConfig: ConfigState = {
  projectId: null,
  metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
  origin: '',
  signIn: false,
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
    history: true,
    connectMethodsOrder: null,
  },
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
  device: { mobile: false, android: false, ios: false, telegram: false, framed: false },
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
  nftSource: false,
  adaptedNamespaces: ['eip155'],
  namespaces: ['eip155'],
}

/** Changes of a value, a feature and a theme variable. */
export const configCases: Cases<typeof configMachine> = {
  set: [
    { change: { themeMode: 'dark' } },
    { change: { features: { ...defaultConfig.features, collapseWallets: true } } },
    { change: { themeVariables: { '--latchkit-font-family': 'serif' } } },
  ],
}
