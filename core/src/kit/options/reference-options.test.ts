import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isKitError } from '../../errors/kit-error.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { chain } from '../kit.fixture.ts'
import { parseOptions } from './parse-options.ts'

/** `test`: a test of the effect. `given`: options that change what the kit passes on. */
type Effect = { given: object; test: string } | { refused: object }

const extension = { create: () => {} }
const siweConfig = Object.fromEntries(
  ['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'].map((name) => [
    name,
    () => {},
  ]),
)

/** The options of AppKit, in the order of its documentation, without `features`. */
const options: Readonly<Record<string, Effect>> = {
  projectId: {
    given: { projectId: 'other' },
    test: 'a kit without a projectId raises and logs an alert with the option debug',
  },
  adapters: {
    given: { adapters: [createScriptedAdapter('eip155'), createScriptedAdapter('solana')] },
    test: 'open without adapters shows the QR code, on a phone AllWallets',
  },
  networks: {
    given: { networks: [chain(5)] },
    test: 'initialNetwork returns the first network if the preferred network is not configured',
  },
  defaultNetwork: {
    given: { defaultNetwork: chain(1) },
    test: 'initialNetwork returns the preferred network if the stored network is invalid or its namespace is not configured',
  },
  metadata: {
    given: { metadata: { name: 'Shop' } },
    test: 'createKit takes missing metadata from the title, description, origin and icon of the page',
  },
  chainImages: {
    given: { chainImages: { 1: 'https://page.example/1.png' } },
    test: "resolveNetwork prefers the page's image and drops unsafe images",
  },
  connectorImages: {
    given: { connectorImages: { fox: 'https://page.example/fox.png' } },
    test: 'connectorImages replaces the icon of a wallet',
  },
  customRpcUrls: {
    given: { customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] } },
    test: 'adapters receive the headers of customRpcUrls, and the state of the kit does not contain them',
  },
  tokens: {
    given: { tokens: { 1: { address: '0x1' } } },
    test: 'the portfolio reads the price of a configured token that the data service does not list',
  },
  themeMode: {
    given: { themeMode: 'dark' },
    test: "tokens.css defines the same dark theme for the system's preference and for the option themeMode",
  },
  themeVariables: {
    given: { themeVariables: { '--w3m-accent': 'red' } },
    test: 'parseThemeVariables returns names of AppKit as --latchkit names, which take precedence',
  },
  siweConfig: {
    given: { siweConfig },
    test: 'the policies of siweConfig sign out with another account and another network',
  },
  siwx: {
    given: { siwx: extension },
    test: 'siwx is the object of the page itself, and siweConfig may have options and methods apart',
  },
  featuredWalletIds: {
    given: { featuredWalletIds: ['a'] },
    test: 'directory lists featured wallets in the order of the page, without duplicates and unknown ids',
  },
  includeWalletIds: {
    given: { includeWalletIds: ['a'] },
    test: 'directory.wallets filters by included, excluded, searched and certified wallets',
  },
  excludeWalletIds: {
    given: { excludeWalletIds: ['a'] },
    test: 'walletList omits wallets excluded by id, by name in the directory or by rdns of a custom wallet',
  },
  customWallets: {
    given: { customWallets: [{ id: 'own', name: 'Own' }] },
    test: 'ConnectPanel opens ConnectingWalletConnect for a custom wallet that is not installed',
  },
  allWallets: {
    given: { allWallets: 'HIDE' },
    test: "allWalletsRow returns null unless the page's options, the directory and remote wallets allow it",
  },
  termsConditionsUrl: {
    given: { termsConditionsUrl: 'https://page.example/terms' },
    test: 'ConnectPanel shows the legal texts as a sentence with links if no consent is required',
  },
  privacyPolicyUrl: {
    given: { privacyPolicyUrl: 'https://page.example/privacy' },
    test: 'ConnectPanel shows the legal texts as a sentence with links if no consent is required',
  },
  enableWallets: {
    given: { enableWallets: false },
    test: 'ConnectPanel says that the page offers no way to connect, and closes the modal',
  },
  enableWalletConnect: {
    given: { enableWalletConnect: false },
    test: 'walletList has a QR code row only with remote wallets, on desktop and without an open remote session',
  },
  enableInjected: {
    given: { enableInjected: false },
    test: 'window.ethereum is ignored if the option `injected` is off',
  },
  enableEIP6963: {
    given: { enableEIP6963: false },
    test: 'discover dispatches no request and adds no listener if announced and injected are off',
  },
  enableCoinbase: { refused: { enableCoinbase: true } },
  coinbasePreference: { refused: { coinbasePreference: 'eoaOnly' } },
  enableWalletGuide: {
    given: { enableWalletGuide: false },
    test: 'ConnectPanel offers the guide for newcomers unless the page disables it',
  },
  enableNetworkSwitch: {
    given: { enableNetworkSwitch: false },
    test: 'Header shows no network on Account with enableNetworkSwitch: false',
  },
  allowUnsupportedChain: {
    given: { allowUnsupportedChain: true },
    test: 'signMessage rejects on an unconfigured network unless allowUnsupportedChain is set',
  },
  enableAuthLogger: {
    given: { enableAuthLogger: false },
    test: 'frameUrl states the project, the network and whether the frame collects a log',
  },
  enableEmbedded: {
    given: { enableEmbedded: true },
    test: 'Modal in embedded mode is a region of the page without backdrop and close button',
  },
  disableAppend: {
    given: { disableAppend: true },
    test: 'Modal with disableAppend renders at its place in the React tree',
  },
  manualWCControl: {
    given: { manualWCControl: true },
    test: 'open with manualWCControl shows the QR code of the given URI, unless a view is given',
  },
  basic: {
    given: { basic: true },
    test: 'open with the option basic shows the QR code, also with adapters',
  },
  universalProvider: {
    given: { universalProvider: {} },
    test: 'the kit uses the universalProvider of the page and does not stop it',
  },
  universalProviderConfigOverride: {
    given: { universalProviderConfigOverride: { methods: { eip155: ['eth_sign'] } } },
    test: 'pair() proposes the configured networks as optional namespaces, changed by the override',
  },
  defaultAccountTypes: {
    given: { defaultAccountTypes: { bip122: 'ordinal' } },
    test: 'a stored account type takes precedence over defaultAccountTypes',
  },
  debug: {
    given: { debug: true },
    test: 'a kit with the option debug warns about suspicious options when it starts',
  },
  experimental_preferUniversalLinks: {
    given: { experimental_preferUniversalLinks: true },
    test: 'returns the universal link if it is preferred, with the native link as app',
  },
}

const merged =
  'mergeFeatures without a remote configuration enables all features that the page does not disable'

/** The features of AppKit. */
const features: Readonly<Record<string, Effect>> = {
  receive: {
    given: { receive: false },
    test: "accountActions omits disabled actions and actions missing from the page's order",
  },
  send: {
    given: { send: false },
    test: "accountActions omits disabled actions and actions missing from the page's order",
  },
  emailShowWallets: {
    given: { emailShowWallets: false },
    test: 'emailShowWallets is the opposite of collapseWallets, in createKit and in settings.update',
  },
  connectorTypeOrder: {
    given: { connectorTypeOrder: ['injected'] },
    test: "walletList follows the page's order of groups",
  },
  analytics: {
    given: { analytics: false },
    test: 'a kit with features.analytics false sends no request and still delivers events [N1]',
  },
  allWallets: {
    given: { allWallets: false },
    test: "allWalletsRow returns null unless the page's options, the directory and remote wallets allow it",
  },
  legalCheckbox: {
    given: { legalCheckbox: true },
    test: 'ConnectPanel disables the wallets while the box of a required consent is not checked',
  },
  smartSessions: { refused: { smartSessions: true } },
  collapseWallets: {
    given: { collapseWallets: true },
    test: 'arrangeMethods collapses the wallets only beside another method',
  },
  walletFeaturesOrder: {
    given: { walletFeaturesOrder: ['send', 'receive'] },
    test: "accountActions follows the page's order and omits actions without a view",
  },
  connectMethodsOrder: {
    given: { connectMethodsOrder: ['wallet', 'email'] },
    test: "arrangeMethods uses the page's order, and adds the methods that it does not name",
  },
  pay: { refused: { pay: true } },
  email: { given: { email: false }, test: merged },
  socials: { given: { socials: ['google'] }, test: merged },
  swaps: { given: { swaps: false }, test: merged },
  onramp: { given: { onramp: ['meld'] }, test: merged },
  history: { given: { history: false }, test: merged },
  reownBranding: {
    given: { reownBranding: false },
    test: 'Modal has no line about its maker with features.reownBranding: false',
  },
}

const effects = Object.entries({
  ...options,
  ...Object.fromEntries(
    Object.entries(features).map(([name, effect]) => [
      `features.${name}`,
      'refused' in effect
        ? { refused: { features: effect.refused } }
        : { ...effect, given: { features: effect.given } },
    ]),
  ),
})

const parse = (given: object): object => {
  const needed: KitOptions = {
    projectId: 'p',
    termsConditionsUrl: '/terms',
    networks: [chain(1), chain(5)],
    adapters: [createScriptedAdapter()],
  }
  const { resolve: _, ...parsed } = parseOptions({ ...needed, ...given }, createMemoryPlatform())
  return JSON.parse(JSON.stringify(parsed))
}
const codeOfParsing = (given: object) => {
  try {
    parse(given)
  } catch (error) {
    return isKitError(error) ? error.code : error
  }
  return null
}

test.each(effects)('the option %s changes what the kit passes on, or is refused', (_, effect) => {
  if ('refused' in effect) expect(codeOfParsing(effect.refused)).toBe('config/option-unsupported')
  else expect(parse(effect.given)).not.toEqual(parse({}))
})

/** The text of all tests of the packages. */
function testSources(): string {
  const sources = ['core/src', 'react-ui/src', 'model-tests/src'].flatMap((folder) => {
    const url = new URL(`../../../../${folder}/`, import.meta.url)
    return readdirSync(url, { recursive: true })
      .map(String)
      .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('reference-options.test.ts'))
      .map((path) => readFileSync(new URL(path, url), 'utf8'))
  })
  return sources.join('\n').replaceAll("\\'", "'")
}

test('every option of AppKit is refused or has a test of its effect', () => {
  const sources = testSources()
  const untested = effects.filter(
    ([, effect]) => 'test' in effect && !sources.includes(effect.test),
  )
  expect(untested.map(([name]) => name)).toEqual([])
  expect([Object.keys(options).length, Object.keys(features).length]).toEqual([39, 18])
})
