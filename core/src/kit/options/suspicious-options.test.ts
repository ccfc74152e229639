import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { chain } from '../kit.fixture.ts'
import { optionNames } from './option-names.ts'
import { parseOptions } from './parse-options.ts'
import { suspiciousOptions } from './suspicious-options.ts'

const projectId = 'abcdef0123456789abcdef0123456789'
const directoryId = 'a'.repeat(64)
const valid = {
  projectId,
  networks: [chain(1), { ...chain(1), chainNamespace: 'solana', id: 'devnet' }],
  defaultNetwork: chain(1),
  adapters: [createScriptedAdapter()],
  customWallets: [{ id: 'own', name: 'Own' }],
  featuredWalletIds: [directoryId, 'own'],
  termsConditionsUrl: 'https://page.example/terms',
  features: { send: false, analytics: false },
  debug: true,
}
const problemsOf = (change: object) => {
  const options = { ...valid, ...change }
  return suspiciousOptions(options, parseOptions(options, createMemoryPlatform()))
}

test('suspiciousOptions returns nothing for options that have an effect', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ enableWallets: false })).toEqual([])
  expect(
    problemsOf({ projectId: 'local', endpoints: { directory: 'http://127.0.0.1:1' } }),
  ).toEqual([])
})

test('an option that is null counts as not given, except networks', () => {
  const needed = { networks: [chain(1)], adapters: [createScriptedAdapter()] }
  const given = { ...Object.fromEntries(optionNames.map((name) => [name, null])), ...needed }
  const configOf = (options: KitOptions) => parseOptions(options, createMemoryPlatform()).config
  expect(problemsOf(given)).toEqual([])
  expect(configOf(given)).toEqual(configOf(needed))
})

const solana = { ...chain(1), chainNamespace: 'solana', id: 'devnet' }
const foreign = createScriptedAdapter('cosmos')
test.each<[object, string]>([
  [
    { enableWallets: false, networks: [chain(31337)], defaultNetwork: chain(31337) },
    'The Connect view offers nothing: "enableWallets" is false, and there is no embedded wallet',
  ],
  [
    { features: { email: true, socials: [], swaps: true, onramp: true } },
    'Options without effect in this version: features.swaps, features.onramp',
  ],
  [{ enableInjected: 'false' }, 'Option "enableInjected" must be true or false'],
  [{ metadata: 'Shop' }, 'Option "metadata" must be an object'],
  [
    { defaultNetwork: chain(5) },
    'Option "defaultNetwork" is ignored: eip155:5 is not in "networks"',
  ],
  [{ networks: [chain(1), chain(1)] }, 'Option "networks" contains eip155:1 twice'],
  [
    { adapters: [createScriptedAdapter(), foreign] },
    'The adapter cosmos() has no network in "networks"',
  ],
  [
    { networks: [chain(1), solana], enableWalletConnect: false },
    'Network solana:devnet has no adapter: add solana() to "adapters"',
  ],
  [
    { networks: [chain(1), { ...chain(7), rpcUrls: { default: { http: ['not a url'] } } }] },
    'Network eip155:7 has no http or https RPC URL, so it cannot be read',
  ],
  [
    { customWallets: [{ id: 'own' }] },
    'Option "customWallets[0]" is ignored: it needs an id and a name',
  ],
  [
    { featuredWalletIds: ['metamask'] },
    'Option "featuredWalletIds" contains "metamask". An id of the wallet directory has 64 hexadecimal digits',
  ],
  [
    { excludeWalletIds: ['metamask'] },
    'Option "excludeWalletIds" contains "metamask". An id of the wallet directory has 64 hexadecimal digits',
  ],
  [
    { termsConditionsUrl: 'javascript:1' },
    'Option "termsConditionsUrl" is ignored: it must be an https URL or a path',
  ],
  [
    { projectId: 'YOUR_PROJECT_ID' },
    'Option "projectId" is probably wrong: an id of the hosted services has 32 hexadecimal digits',
  ],
])('suspiciousOptions explains what is wrong with %j', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem])
})
