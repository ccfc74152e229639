import { expect, test } from 'vitest'
import type { AdapterHost } from '../../adapters/adapter.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'
import { parseOptions } from './parse-options.ts'

test.each([
  [
    { siwx: {}, siweConfig: {} },
    'config/siwe-and-siwx',
    'Cannot set both `siweConfig` and `siwx` options',
  ],
  [
    { themeMode: 'blue' },
    'config/theme-mode-invalid',
    'Theme mode must be "light" or "dark", not "blue"',
  ],
  [
    { networks: [] },
    'config/networks-missing',
    'Option "networks" must contain at least one network',
  ],
  [
    { projctId: 'p' },
    'config/option-misspelled',
    'Unknown option "projctId". Did you mean "projectId"?',
  ],
  [{ zebra: 1 }, 'config/option-unknown', 'Unknown option "zebra"'],
  [
    { features: { legalChekbox: true } },
    'config/option-misspelled',
    'Unknown option "features.legalChekbox". Did you mean "features.legalCheckbox"?',
  ],
  [
    { themeVariables: { '--latchkit-acent': 'red' } },
    'config/option-misspelled',
    'Unknown option "themeVariables.--latchkit-acent". Did you mean "themeVariables.--latchkit-accent"?',
  ],
  [
    { customRpcUrls: { 'eip155:1': [{ url: 'ws://node' }] } },
    'config/rpc-url-invalid',
    'The RPC URL "ws:…" of eip155:1 must be an http or https URL',
  ],
  [
    { networks: [{ ...chain(1), chainNamespace: 'atlantis' }] },
    'config/namespace-unknown',
    'Network "atlantis:1" has the unknown namespace "atlantis". Pass an adapter for it in "adapters".',
  ],
  [
    { endpoints: { relay: 'https://relay' } },
    'config/option-invalid',
    'Option "endpoints.relay" must be a ws or wss URL',
  ],
  [
    { endpoints: { directory: 'ftp://list' } },
    'config/option-invalid',
    'Option "endpoints.directory" must be an http or https URL',
  ],
  [
    { endpoints: { telemetry: 'events.example' } },
    'config/option-invalid',
    'Option "endpoints.telemetry" must be an http or https URL, a function or null',
  ],
  [{ networks: chain(1) }, 'config/option-invalid', 'Option "networks" must be a list'],
  [
    { networks: ['eip155:1'] },
    'config/option-invalid',
    'Option "networks[0]" must be a network, such as mainnet of viem/chains',
  ],
  [
    { networks: [chain(1), undefined] },
    'config/option-invalid',
    'Option "networks[1]" must be a network, such as mainnet of viem/chains',
  ],
  [
    { networks: [{ id: 1, name: 'One' }] },
    'config/option-invalid',
    'Option "networks[0]" must be a network, such as mainnet of viem/chains',
  ],
  [
    { networks: [{ ...chain(1), confirmations: 0 }] },
    'config/option-invalid',
    'Option "networks[0].confirmations" must be a whole number of at least 1',
  ],
  [
    { networks: [{ ...chain(1), confirmations: 1.5 }] },
    'config/option-invalid',
    'Option "networks[0].confirmations" must be a whole number of at least 1',
  ],
  [
    { defaultNetwork: 'eip155:1' },
    'config/option-invalid',
    'Option "defaultNetwork" must be a network, such as mainnet of viem/chains',
  ],
  [
    { adapters: createScriptedAdapter() },
    'config/option-invalid',
    'Option "adapters" must be a list',
  ],
  [
    { adapters: ['eip155'] },
    'config/option-invalid',
    'Option "adapters[0]" must be an adapter: pass eip155(), not eip155',
  ],
  [
    { adapters: [createScriptedAdapter(), createScriptedAdapter] },
    'config/option-invalid',
    'Option "adapters[1]" must be an adapter: pass eip155(), not eip155',
  ],
  [
    { adapters: [undefined] },
    'config/option-invalid',
    'Option "adapters[0]" must be an adapter: pass eip155(), not eip155',
  ],
  [{ projectId: 123 }, 'config/option-invalid', 'Option "projectId" must be a text'],
  [{ projectId: { id: 'p' } }, 'config/option-invalid', 'Option "projectId" must be a text'],
  [
    { customRpcUrls: { 'eip155:1': 'https://node.example' } },
    'config/option-invalid',
    'Option "customRpcUrls.eip155:1" must be a list',
  ],
  [
    { customRpcUrls: { 'eip155:1': ['https://node.example'] } },
    'config/rpc-url-invalid',
    'The RPC URL "…" of eip155:1 must be an http or https URL',
  ],
  [
    { allWallets: 'NEVER' },
    'config/option-invalid',
    'Option "allWallets" must be "SHOW", "HIDE" or "ONLY_MOBILE"',
  ],
])('createKit throws a config error for %o', (options, code, message) => {
  const make = () =>
    createKit({ networks: [chain(1)], platform: createMemoryPlatform(), ...options } as never)
  expect(make).toThrowError(expect.objectContaining({ code, message }))
})

test('createKit without options throws the error of missing networks', () => {
  expect(Reflect.apply.bind(null, createKit, null, [])).toThrow(
    expect.objectContaining({ code: 'config/networks-missing' }),
  )
})

test('createKit reports an unknown option whose value contains itself [XN1]', () => {
  const zebra: Record<string, unknown> = { list: [] }
  zebra.list = [zebra]
  const make = () =>
    createKit({ networks: [chain(1)], platform: createMemoryPlatform(), zebra } as never)
  expect(make).toThrow(expect.objectContaining({ code: 'config/option-unknown' }))
})

test('createKit throws an error without the key of an invalid RPC URL [Z19]', () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'wss://me:SECRET@eth.example/v2/SECRET' }] }
  const make = () =>
    createKit({ networks: [chain(1)], platform: createMemoryPlatform(), customRpcUrls })
  expect(make).toThrow(
    expect.objectContaining({
      message: expect.not.stringContaining('SECRET'),
      details: { url: 'wss:…', network: 'eip155:1' },
    }),
  )
})

test('adapters receive the headers of customRpcUrls, and the state of the kit does not contain them', async () => {
  const config = { fetchOptions: { headers: { 'x-key': 'SECRET' } } }
  const customRpcUrls = { 'eip155:1': [{ url: 'https://node.example', config }] }
  const adapter = createScriptedAdapter()
  const received: object[] = []
  const spy = {
    ...adapter,
    create: (host: AdapterHost) => {
      received.push(host.customRpcUrls)
      return adapter.create(host)
    },
  }
  const platform = createMemoryPlatform()
  const kit = createKit({ networks: [chain(1)], adapters: [spy], platform, customRpcUrls })
  await kit.load()
  expect(received).toEqual([customRpcUrls])
  expect(JSON.stringify(kit.state.getSnapshot())).not.toContain('SECRET')
  kit.stop()
})

test('options that the page changes after createKit have no effect [XN1]', async () => {
  const makeOptions = () => ({
    projectId: 'p',
    networks: [
      {
        ...chain(1),
        blockExplorers: { default: { name: 'E', url: 'https://explorer.example' } },
      },
    ],
    customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
    featuredWalletIds: ['a'],
    includeWalletIds: ['a'],
    excludeWalletIds: ['b'],
    themeVariables: { '--latchkit-accent': 'red' },
    metadata: { name: 'n', icons: ['https://a.example/i.png'] },
    features: { walletFeaturesOrder: ['send'], connectorTypeOrder: ['injected'] },
    connectorImages: { fox: 'https://a.example/fox.png' },
    customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }],
    tokens: { 1: { address: '0x1' } },
  })
  /** Replaces every text and number, and adds an item to every list. */
  const change = (value: object) => {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === 'object') change(item)
      else Reflect.set(value, name, typeof item === 'number' ? 66 : 'evil')
    }
    if (Array.isArray(value)) value.push('evil')
  }
  const options = makeOptions()
  const parsed = parseOptions(options as never, createMemoryPlatform())
  const expected = parseOptions(makeOptions() as never, createMemoryPlatform())
  const added = chain(1)
  const network = parsed.resolve(added)
  change(options)
  change(added)
  expect({ ...parsed, resolve: null }).toEqual({ ...expected, resolve: null })
  expect(network).toEqual(expected.resolve(chain(1)))
})

test('settings that the page changes after settings.update have no effect [XN1]', async () => {
  const kit = createKit({ networks: [chain(1)], platform: createMemoryPlatform() })
  const walletFeaturesOrder: ('send' | 'receive')[] = ['send']
  kit.settings.update({ features: { walletFeaturesOrder } })
  walletFeaturesOrder.push('receive')
  expect(kit.state.getSnapshot().config.features.walletFeaturesOrder).toEqual(['send'])
})

test('createKit takes missing metadata from the title, description, origin and icon of the page', () => {
  const platform = createMemoryPlatform({
    facts: { title: 'Shop', description: 'Things', icon: 'https://page.example/i.png' },
  })
  const kit = createKit({
    networks: [chain(1)],
    platform,
    projectId: 'p',
    metadata: { name: 'Own name' },
  })
  expect(kit.state.getSnapshot().config.metadata).toEqual({
    name: 'Own name',
    description: 'Things',
    url: 'https://page.example',
    icons: ['https://page.example/i.png'],
  })
})

test('createKit cleans customWallets and omits entries that cannot be parsed', async () => {
  const customWallets = [
    {
      id: 'a',
      name: 'A\u202e',
      mobile_link: 'javascript:alert(1)',
      homepage: 'https://a.example/',
    },
    { id: '', name: 'B' },
  ]
  const kit = createKit({
    networks: [chain(1)],
    platform: createMemoryPlatform(),
    projectId: 'p',
    customWallets,
  })
  await kit.load()
  expect(kit.state.getSnapshot().config.customWallets).toMatchObject([
    { id: 'a', name: 'A', mobile_link: null, homepage: 'https://a.example/' },
  ])
})

test('config.namespaces contains a namespace without an adapter only if the kit has remote wallets', () => {
  const solana = { ...chain(1), chainNamespace: 'solana', id: 'devnet' }
  const namespaces = (projectId: string) => {
    const kit = createKit({
      networks: [chain(1), solana],
      platform: createMemoryPlatform(),
      projectId,
      adapters: [createScriptedAdapter()],
    })
    const { namespaces, adaptedNamespaces } = kit.state.getSnapshot().config
    return { namespaces, adaptedNamespaces }
  }
  expect(namespaces('p')).toEqual({
    namespaces: ['eip155', 'solana'],
    adaptedNamespaces: ['eip155'],
  })
  expect(namespaces('')).toEqual({ namespaces: ['eip155'], adaptedNamespaces: ['eip155'] })
})

test('createKit warns about a metadata.url of another origin [M3]', () => {
  const warnings = (url: string) => {
    const platform = createMemoryPlatform()
    createKit({ networks: [chain(1)], projectId: 'p', platform, metadata: { url } })
    return platform.controls.logged.map(({ message }) => message)
  }
  expect(warnings('https://page.example')).toEqual([])
  expect(warnings('https://page.example/shop')).toEqual([])
  expect(warnings('https://other.example')).toEqual([
    'metadata.url is "https://other.example", but the origin of this page is https://page.example',
  ])
  expect(warnings('shop')).toHaveLength(1)
})

test('createKit accepts options without effect, and warns about them with the option debug', async () => {
  const platform = createMemoryPlatform()
  const features = {
    collapseWallets: true,
    walletFeaturesOrder: ['send'],
    swaps: true,
    legalCheckbox: true,
    analytics: false,
  } as const
  const kit = createKit({
    networks: [chain(1)],
    adapters: [createScriptedAdapter()],
    platform,
    debug: true,
    termsConditionsUrl: '/terms',
    enableWallets: false,
    tokens: {},
    defaultAccountTypes: { eip155: 'smartAccount' },
    features,
  } as never)
  await settle()
  expect(platform.controls.logged.map(({ message }) => message)).toEqual([
    'Options without effect in this version: features.swaps',
    'The Connect view offers nothing: "enableWallets" is false, and there is no embedded wallet',
  ])
  const { config } = kit.state.getSnapshot()
  expect([
    config.enableWallets,
    config.features.collapseWallets,
    config.features.walletFeaturesOrder,
  ]).toEqual([false, true, ['send']])
  expect(Object.keys(config.features)).not.toContain('swaps')
})

test('settings.update warns about options without effect, except for features that are turned off', async () => {
  const platform = createMemoryPlatform()
  const adapters = [createScriptedAdapter()]
  const { settings } = createKit({ networks: [chain(1)], adapters, platform, debug: true })
  settings.update({ features: { swaps: ['1inch'], analytics: true } })
  settings.update({ enableWallets: false, features: { onramp: false, smartSessions: false } })
  await settle()
  expect(platform.controls.logged.map(({ message }) => message)).toEqual([
    'Options without effect in this version: features.swaps',
  ])
})

test.each([
  ['http://localhost:3000', true],
  ['https://shop.localhost', true],
  ['http://127.0.0.1:5173', true],
  ['http://[::1]:8080', true],
  ['https://shop.example', false],
  ['https://localhost.example', false],
  ['https://notlocalhost', false],
])('the option debug at %s is %s by default', (origin, debug) => {
  const platform = createMemoryPlatform({ facts: { origin } })
  const kit = createKit({ networks: [chain(1)], projectId: 'p', platform })
  expect(kit.state.getSnapshot().config.debug).toBe(debug)
})
