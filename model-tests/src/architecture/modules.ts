/**
 * The imports that a module may have. Modules are named by their folder without `src`:
 * `core/domain/caip`. `*` stands for one folder, `/**` at the end for a folder and everything below
 * it. A module may always import itself.
 */
export type Rule = {
  modules: readonly string[]
  /** npm packages, by the start of their name. '' allows all. */
  packages: readonly string[]
  /** Modules that may be imported as types or by `import()`, never as values. */
  lazy?: readonly string[]
  /** Imports of other modules must be types. */
  typesOnly?: boolean
}

const values = ['core/domain/**', 'core/errors']
const base = [...values, 'core/platform']
const lowerModules = [
  ...base,
  'core/storage',
  'core/clients/**',
  'core/connectors/**',
  'core/adapters',
  'core/siwx',
]
const adapterModules = [
  ...base,
  'core/adapters',
  'core/adapters/shared',
  'core/connectors',
  'core/clients/address',
  'core/clients/http',
  'core/clients/json-rpc',
]

const machineModules = [...values, 'core/machine', 'core/protocol', 'core/resource']
const siwxModules = [...base, 'core/storage', 'core/clients/http']

/** Folders of domain, lowest rank first. A folder may import its own rank and lower ranks. */
const domainRanks = [
  ['caip', 'text', 'amount', 'routing', 'config'],
  ['account', 'activity', 'embedded', 'wallet', 'request', 'sign-in', 'telemetry'],
  ['network'],
  ['token', 'remote', 'networks'],
  ['transfer'],
]
/** Folders of kit, lowest first. */
const kitRanks = [['api', 'options', 'state'], ['deps'], ['runtime'], ['commands'], ['features']]
/** Folders of react-ui, lowest first. */
const reactRanks = [
  // The texts of a view are in its folder; `locales` lists those of all views.
  ['components', 'locales', 'theme', 'themes', 'views/*/texts'],
  ['kit'],
  ['hooks'],
  ['views/*'],
  ['modal'],
  ['buttons'],
  ['embed'],
  ['elements'],
]
/** Folders of the sandbox, lowest first. */
const sandboxRanks = [
  ['base'],
  ['faults', 'keys'],
  ['sign-in'],
  ['wallets', 'chain', 'svm', 'relay', 'directory'],
  ['data-api', 'balances', 'remote-wallet', 'verify', 'page', 'telemetry'],
  ['embedded'],
]

const anyPackage = ['']
const corePackages = ['@latchkit/core']

/** Creates a rule per folder: it may import its own rank and every rank before it. */
function ranked(
  parent: string,
  ranks: readonly (readonly string[])[],
  rule: (folder: string) => Rule,
): Record<string, Rule> {
  const rules = ranks.flatMap((rank, index) => {
    const reachable = ranks.slice(0, index + 1).flat()
    return rank.map((folder): [string, Rule] => {
      const folderRule = rule(folder)
      const modules = reachable.map((name) => `${parent}/${name}`)
      return [
        `${parent}/${folder}`,
        { ...folderRule, modules: [...folderRule.modules, ...modules] },
      ]
    })
  })
  return Object.fromEntries(rules)
}

const reactPackages: Readonly<Record<string, readonly string[]>> = {
  components: [
    '@latchkit/core/utils',
    '@latchkit/core/internal',
    'react',
    'radix-ui',
    'framer-motion',
    'uqr',
  ],
  kit: [...corePackages, 'react', '@xstate/react'],
  themes: corePackages,
}
const renderingPackages = [
  ...corePackages,
  'react',
  'react-dom',
  'radix-ui',
  'framer-motion',
  'get-nonce',
  'aria-hidden',
  '@tanstack/react-virtual',
]

/** The flows of the logins share one machine. */
const loginFlow: Rule = {
  modules: [...values, 'core/protocol', 'core/flows/connect/login'],
  packages: ['xstate'],
}

/** The allowed imports of each module. `core/docs/architecture.md` contains the same table. */
export const modules: Readonly<Record<string, Rule>> = {
  'core/errors': { modules: [], packages: [] },
  'core/domain': { modules: ['core/errors'], packages: [] },
  ...ranked('core/domain', domainRanks, () => ({
    modules: ['core/errors', 'core/domain'],
    packages: [],
  })),
  'core/platform': { modules: values, packages: ['idb-keyval'] },
  'core/storage': { modules: [...base, 'core/clients/http'], packages: ['valibot'] },
  'core/clients/*': { modules: [...base, 'core/clients/http'], packages: ['ky', 'valibot'] },
  'core/clients/address': { modules: values, packages: ['@noble/hashes', '@scure/base'] },
  'core/clients/data-api': {
    modules: [...base, 'core/clients/http'],
    packages: ['ky', 'valibot', '@adraffy/ens-normalize'],
  },
  'core/clients/relay': {
    modules: [...base, 'core/clients/http', 'core/clients/address'],
    packages: ['valibot', '@walletconnect'],
  },
  'core/connectors': { modules: [...base, 'core/clients/**'], packages: ['valibot'] },
  'core/connectors/embedded': {
    modules: [...base, 'core/clients/**', 'core/connectors', 'core/storage'],
    packages: ['valibot'],
  },
  'core/connectors/*': {
    modules: [...base, 'core/clients/**', 'core/connectors'],
    packages: ['valibot'],
  },
  'core/adapters': {
    modules: [...base, 'core/connectors', 'core/clients/http'],
    packages: [],
    typesOnly: true,
  },
  'core/adapters/shared': {
    modules: adapterModules,
    packages: ['valibot', '@noble/hashes', '@scure/base'],
  },
  'core/adapters/wallet-standard': {
    modules: adapterModules,
    packages: ['valibot', '@wallet-standard', '@solana/wallet-standard-features'],
  },
  'core/adapters/eip155': { modules: adapterModules, packages: ['viem', 'valibot'] },
  'core/adapters/solana': {
    modules: [...adapterModules, 'core/adapters/wallet-standard'],
    packages: [
      '@solana/web3.js',
      '@solana/wallet-standard-features',
      '@wallet-standard',
      '@noble/curves',
      '@noble/hashes',
      'valibot',
    ],
  },
  'core/adapters/polkadot': {
    modules: adapterModules,
    packages: [
      '@polkadot/extension-dapp',
      '@polkadot-labs/hdkd-helpers',
      '@noble/curves',
      '@noble/hashes',
      '@scure/base',
    ],
  },
  'core/adapters/bip122': {
    modules: [...adapterModules, 'core/adapters/wallet-standard'],
    packages: [
      'sats-connect',
      '@scure/btc-signer',
      '@scure/base',
      '@noble/curves',
      '@wallet-standard',
      'valibot',
    ],
  },
  'core/adapters/cosmos': {
    modules: adapterModules,
    packages: ['@scure/base', '@noble/curves', '@noble/hashes', 'valibot'],
  },
  'core/siwx': {
    modules: [...siwxModules, 'core/adapters', 'core/clients/address', 'core/siwx/testing'],
    lazy: ['core/siwx/*'],
    packages: ['valibot'],
  },
  'core/siwx/*': {
    modules: [...siwxModules, 'core/siwx', 'core/siwx/testing'],
    packages: ['valibot'],
  },
  // Real keys of each namespace, and the tests that verify with the adapters.
  'core/siwx/testing': {
    modules: [
      ...base,
      'core/siwx',
      'core/storage',
      'core/testing',
      'core/adapters/**',
      'core/clients/json-rpc',
    ],
    packages: ['viem', '@noble', '@scure'],
  },
  'core/protocol': { modules: lowerModules, packages: ['xstate'], typesOnly: true },
  'core/machine': { modules: [], packages: ['xstate'] },
  'core/resource': {
    modules: [...base, 'core/protocol', 'core/storage', 'core/clients/http'],
    packages: ['xstate', 'valibot'],
  },
  'core/stores/*': { modules: machineModules, packages: ['xstate'] },
  // The handles of all flows: their code is behind `import()`.
  'core/flows': { modules: ['core/protocol'], lazy: ['core/flows/**'], packages: [] },
  'core/flows/*': { modules: machineModules, packages: ['xstate'] },
  'core/stores/account': { modules: [...machineModules, 'core/platform'], packages: ['xstate'] }, // lazy()
  'core/stores/config': { modules: [...base, 'core/protocol'], packages: ['xstate'] }, // lazy()
  'core/stores/embedded': { modules: [...base, 'core/protocol'], packages: ['xstate'] }, // lazy()
  'core/flows/connect/*': { modules: machineModules, packages: ['xstate'] },
  'core/flows/connect/email': loginFlow,
  'core/flows/connect/farcaster': loginFlow,
  'core/flows/connect/social': loginFlow,
  ...ranked('core/kit', kitRanks, () => ({
    modules: [...lowerModules, 'core/protocol', 'core/resource', 'core/stores/**', 'core/flows'],
    lazy: ['core/flows/**', 'core/adapters/*', 'core/siwx/**'],
    packages: ['xstate', 'valibot'],
  })),
  'core/kit': {
    modules: [...lowerModules, 'core/protocol', 'core/stores/**', 'core/flows', 'core/kit/*'],
    lazy: ['core/flows/**', 'core/adapters/*', 'core/siwx/**', 'core/devtools'],
    packages: ['xstate', 'valibot'],
  },
  'core/wagmi': { modules: [...values, 'core/platform', 'core/kit/api'], packages: ['viem'] },
  'core/appkit': {
    modules: [...base, 'core/siwx', 'core/protocol', 'core/kit/**'],
    packages: [],
  },
  'core/node': {
    modules: [...base, 'core/protocol', 'core/kit/**'],
    lazy: ['core/flows/**'],
    packages: [],
  },
  'core/server': {
    modules: [...base, 'core/adapters', 'core/clients/address', 'core/siwx', 'core/siwx/testing'],
    packages: ['@noble/hashes'],
  },
  'core/devtools': {
    modules: base,
    lazy: ['core/flows/**', 'core/stores/**', 'core/resource'],
    packages: ['xstate', 'valibot'],
  },
  'core/testing': { modules: [...lowerModules, 'core/protocol'], packages: ['xstate'] },
  'core/tools': { modules: ['core/**'], packages: anyPackage },
  core: { modules: [...lowerModules, 'core/protocol', 'core/kit/**'], packages: [] },

  ...ranked('react-ui', reactRanks, (folder) => ({
    modules: [],
    packages: reactPackages[folder] ?? renderingPackages,
  })),
  // The list of all views.
  'react-ui/views': { modules: ['react-ui/views/*'], packages: [] },
  'react-ui/appkit': {
    modules: ['react-ui/kit', 'react-ui/hooks', 'react-ui/buttons', 'react-ui/modal'],
    packages: [...corePackages, 'react'],
  },
  'react-ui/testing': { modules: ['react-ui/**'], packages: anyPackage },
  'react-ui': { modules: ['react-ui/**'], packages: corePackages },

  ...ranked('headless-examples/sandbox', sandboxRanks, () => ({
    modules: [],
    packages: anyPackage,
  })),
  'headless-examples/sandbox': {
    modules: ['headless-examples/sandbox/**'],
    packages: anyPackage,
  },
  'headless-examples/*': { modules: ['headless-examples/**'], packages: anyPackage },
  'model-tests': { modules: ['core/**', 'react-ui/**', 'model-tests/**'], packages: anyPackage },
}

const segmentsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((segment, index) => segment !== 'src' || index === 0)

const isPackage = (folder: string) =>
  folder === 'core' || folder === 'react-ui' || folder === 'model-tests'

/** Folder of a file without `src`: `core/src/domain/caip/caip.ts` is in `core/domain/caip`. */
const folderOf = (path: string): readonly string[] => {
  const segments = segmentsOf(path)
  return isPackage(segments[0] ?? '') ? segments : segments.filter((segment) => segment !== 'src')
}

const matches = (pattern: readonly string[], folder: readonly string[]): boolean =>
  pattern.length <= folder.length &&
  pattern.every((segment, index) => segment === '*' || segment === folder[index])

/** Greater for a longer pattern and, at the same length, for one with fewer wildcards. */
const specificity = (pattern: readonly string[]): number =>
  pattern.length * 10 - pattern.filter((segment) => segment === '*').length

type ModuleMatch = { id: string; rule: Rule }

/** The module of a file and its rule, by the most specific key of `modules`. Null without a rule. */
export function moduleOf(path: string): ModuleMatch | null {
  const folder = folderOf(path)
  const [mostSpecific] = Object.keys(modules)
    .map((key) => key.split('/'))
    .filter((pattern) => matches(pattern, folder))
    .sort((a, b) => specificity(b) - specificity(a))
  if (mostSpecific === undefined) return null
  // the rule of a package applies only to files directly in it: a new folder needs its own rule
  const appliesToTopOnly = mostSpecific.length === 1 && mostSpecific[0] !== 'model-tests'
  if (appliesToTopOnly && folder.length > 1) return null
  const rule = modules[mostSpecific.join('/')]
  return rule === undefined ? null : { id: folder.slice(0, mostSpecific.length).join('/'), rule }
}

/** Whether one of the patterns matches a module id. */
export const isListed = (patterns: readonly string[], id: string): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith('/**')) {
      const parent = pattern.slice(0, -3)
      return id === parent || id.startsWith(`${parent}/`)
    }
    const segments = pattern.split('/')
    const folder = id.split('/')
    return segments.length === folder.length && matches(segments, folder)
  })
