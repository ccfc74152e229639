/**
 * Code that a page loads before the visitor acts: the kit, the provider, the modal until it opens,
 * and the hooks that most pages use.
 */
const page = [
  /^core\/src\/index\.ts$/,
  /^react-ui\/src\/kit\/KitProvider\.tsx$/,
  /^react-ui\/src\/modal\/(Modal|Toaster)\.tsx$/,
  /^react-ui\/src\/hooks\/use(Account|Balance|Disconnect|Modal|Network|Provider)\.ts$/,
]
/** The buttons of a page, in files of their own: many pages have a button of their own. */
const buttons = /^react-ui\/src\/buttons\/\w+Button\.tsx$/

/**
 * What loads together later: a part is one file of each package. `flows`, `views`: folders of core and
 * react-ui. `files`: other files that an `import()` names, by the start of their paths. The first part
 * that names a file has it.
 */
const parts = {
  'first-view': {
    files: [
      'core/src/kit/engine.ts',
      ...['config', 'connections', 'modal', 'network', 'router'].map(
        (store) => `core/src/stores/${store}/`,
      ),
      'core/src/flows/connect/connect.',
      'react-ui/src/modal/dialogCode.ts',
      'react-ui/src/views/connect/connect.views.ts',
    ],
  },
  directory: {
    files: ['core/src/kit/features/directory.ts', 'core/src/domain/config/allowed-origin.ts'],
  },
  legal: { files: ['react-ui/src/views/connect/Legal.tsx'] },
  'no-methods': { files: ['react-ui/src/views/connect/NoMethods.tsx'] },
  'embedded-entry': {
    files: [
      'core/src/kit/deps/embedded-code.ts',
      'core/src/platform/popups.ts',
      'react-ui/src/views/connect/Logins.tsx',
    ],
  },
  'multi-chain': {
    flows: ['connect/multi-chain'],
    files: ['react-ui/src/views/connect/multi-chain.views.ts'],
  },
  connecting: {
    flows: ['connect/external'],
    views: ['connect'],
    files: [
      'core/src/kit/features/connecting.ts',
      'react-ui/src/hooks/arrangeRows.ts',
      'react-ui/src/modal/laterCode.ts',
    ],
  },
  reconnect: { flows: ['reconnect'] },
  'all-wallets': { flows: ['all-wallets'], views: ['all-wallets'] },
  commands: { files: ['core/src/kit/commands/commands.ts'] },
  wallets: { files: ['core/src/kit/deps/wallet-router.ts'] },
  logins: {
    flows: [
      'connect/email',
      'connect/farcaster',
      'connect/login',
      'connect/social',
      'account-type',
      'update-email',
    ],
    views: ['account-settings', 'email', 'social'],
  },
  embedded: { files: ['core/src/kit/features/embedded.ts'] },
  remote: { flows: ['connect/remote'], views: ['remote'] },
  'remote-connector': { files: ['core/src/kit/deps/remote-connector.ts'] },
  account: {
    flows: [
      'activity',
      'disconnect',
      'nfts',
      'portfolio',
      'switch-account',
      'switch-active-chain',
      'switch-network',
    ],
    views: ['account', 'activity', 'networks', 'receive'],
  },
  data: {
    files: ['core/src/kit/features/data.ts', 'core/src/stores/account/account.reads.actors.ts'],
  },
  send: {
    flows: ['send'],
    views: ['send'],
    files: [
      'core/src/stores/transfers/',
      'core/src/stores/embedded/read-completion.actors.ts',
      'react-ui/src/modal/TransferToast.tsx',
    ],
  },
  approve: { views: ['approve'], files: ['core/src/stores/approvals/'] },
  'sign-in': {
    flows: ['sign-in'],
    views: ['sign-in'],
    files: ['core/src/kit/features/sign-in.ts'],
  },
  telemetry: { files: ['core/src/kit/features/telemetry.ts'] },
  'error-reports': { files: ['core/src/kit/runtime/error-reports.ts'] },
  messages: {
    files: [
      'core/src/kit/features/messages.ts',
      'react-ui/src/modal/AlertBar.tsx',
      'react-ui/src/modal/Toasts.tsx',
    ],
  },
  guide: { views: ['guide', 'get-wallet'] },
}

/** Parts that a page loads while it is idle. Code shared with later parts is in a file of each. */
export const prepared = ['first-view', 'embedded-entry']

/** The parts that the modal loads after its first frame. Code that they share is in files of its own. */
const opened = ['directory', 'connecting', 'telemetry']

/** Files that few pages import: code that they share with a part stays in that part. */
const seldom = [
  /^core\/src\/(appkit|devtools|domain\/networks|node|server|siwx|testing|wagmi)\/index\.ts$/,
  /^react-ui\/src\/(appkit|elements|embed|locales|views\/[\w-]+)\/index\.ts$/,
  /^react-ui\/src\/locales\/load-locale\.ts$/,
]

/** The entry point that exports what those of the folders do: a page loads what it imports. */
const allViews = 'react-ui/src/views/index.ts'

/**
 * Short code that buttons and the first view share, in the file that every page loads: in a file of
 * its own, it would make bundlers split the first file of a page with a button.
 */
const labels =
  /^core\/src\/domain\/(network\/network-label|text\/(login-label|short-address|text))\.ts$/

/** The page, and entry points that need all of it. */
const pageUnits = /^(page|kit|buttons)$|^seldom:.*\/(appkit|elements|embed)\/index\.ts$/

/** The catalogue. The entry point of the page exports `textOf`, which few pages call. */
const allErrors = /^core\/src\/errors\/(catalogue|text-of)\.ts$/
/**
 * The texts of an area load with the page if the page or the first view throws its errors, else with
 * the catalogue: the catalogue needs no other code of the first view.
 */
const errorArea = /^core\/src\/errors\/areas\//

/**
 * Code that several parts share, in files of its own: because of the libraries that it needs, or
 * because the recorder needs no other shared code.
 */
const libraries = [
  { file: 'wallet-errors', modules: /^core\/src\/errors\/(error-cause|extract-error)\.ts$/ },
  { file: 'addresses', modules: /^core\/src\/clients\/address\// },
  // Code that adapters share for reading chains and sending. Connecting does not load it.
  {
    file: 'adapters/nodes',
    modules:
      /^core\/src\/adapters\/shared\/(classify-submit-error|digest|first-endpoint|newest-balances|rpc-clients)\.ts$/,
  },
  { file: 'json-rpc', modules: /^core\/src\/clients\/json-rpc\// },
  { file: 'services', modules: /^core\/src\/clients\// },
  { file: 'resource', modules: /^core\/src\/(machine\/|resource\/resource\.)/ },
  { file: 'email', modules: /^core\/src\/domain\/embedded\/email-\w+\.ts$/ },
  {
    file: 'requests',
    modules: /^core\/src\/domain\/request\/(copy-request|method-results|named-chains)\.ts$/,
  },
  { file: 'shared-provider', modules: /^core\/src\/connectors\/shared-provider\.ts$/ },
  { file: 'qr', modules: /^react-ui\/src\/components\/((QrCode|useCopyLink)\.tsx|qr-code\.css)$/ },
  { file: 'lists', modules: /^react-ui\/src\/hooks\/use(LoadNearEnd|VirtualRows)\.ts$/ },
]

/**
 * Code that the parts of signing in share, in files that no other code shares: most pages need none
 * of them. Servers need the messages only, and a page only the entry until a visitor signs in.
 */
function signInFile(path, units) {
  if (units.size < 2) return null
  // The commands of the kit ask which account signs in.
  if (/\/sign-in-account\.ts$/.test(path)) return null
  if (/^core\/src\/domain\/sign-in\//.test(path)) return 'sign-in-messages'
  if (!/^core\/src\/siwx\//.test(path)) return null
  if (units.has('seldom:core/src/siwx/index.ts')) return 'sign-in-entry'
  const later = [...units].filter((unit) => !unit.startsWith('seldom:'))
  return later.length < 2 ? null : 'sign-in-sessions'
}

/** Modules in files of their own: their importers need no other code of an entry point. */
const alone = [
  { file: 'account-ids', modules: /^core\/src\/domain\/caip\/caip-address\.ts$/ },
  { file: 'chain-tokens', modules: /^core\/src\/domain\/token\/chain-token\.ts$/ },
  { file: 'known-wallets', modules: /^core\/src\/domain\/wallet\/known-wallets\.ts$/ },
  { file: 'flows', modules: /^core\/src\/flows\/\w+\.generated\.ts$/ },
]

/**
 * English texts of views. Those of a part are in one file, because the lists of all texts import them
 * too.
 */
const viewTexts = /^react-ui\/src\/(views\/[\w-]+\/texts\/en\.ts$|locales\/en-login-errors\.ts$)/

/** The file of a module in a table, or null. */
const fileIn = (table, path) => table.find(({ modules }) => modules.test(path))?.file ?? null
const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path))
/** The namespace of an adapter. */
const namespaceOf = (unit) => /^\w+\/src\/adapters\/([a-z0-9]+)/.exec(unit)?.[1] ?? null
const isAdapterEntry = (unit) => /\/adapters\/\w+\/index\.ts$/.test(unit)

/** The part that an `import()` of a module loads, or null. */
export const partOf = (path) =>
  Object.keys(parts).find((name) =>
    prefixesOf(parts[name]).some((each) => path.startsWith(each)),
  ) ?? null

const prefixesOf = ({ flows = [], views = [], files = [] }) => [
  ...flows.map((folder) => `core/src/flows/${folder}/`),
  ...views.map((folder) => `react-ui/src/views/${folder}/`),
  ...files,
]

/** Names what an entry point loads. */
function unitOfEntryPoint(path) {
  if (matches(page, path)) return 'page'
  if (matches(seldom, path)) return `seldom:${path}`
  return isAdapterEntry(path) ? path : 'api'
}

/**
 * The modules that load with a module, itself included, except those behind `ends` and those of the
 * catalogue.
 */
function closure(start, graph, ends) {
  const found = new Set()
  const add = (path) => {
    if (found.has(path) || (path !== start && matches(ends, path))) return
    found.add(path)
    if (allErrors.test(path)) return
    for (const next of graph.get(path)?.imports ?? []) add(next)
  }
  add(start)
  return found
}

/** The file of modules that both an entry point and parts load. */
function apiFile(units) {
  const [first, second] = units.filter((unit) => unit !== 'api')
  if (first === undefined) return 'api'
  if (second === undefined && first in parts) return `api-${first}`
  return opened.some((part) => units.includes(part)) ? 'opened-api' : 'shared-api'
}

/** The file of modules that only seldom imported entry points load: one for each, one for several. */
function fileOfSeldom(units) {
  const [unit] = units
  if (units.size === 0) return null
  return units.size > 1
    ? 'seldom'
    : unit.replace(/^.*\/src\/(domain\/)?/, '').replace(/(\/index)?\.ts$/, '')
}

/**
 * The file of a module that the given units load, or null if the bundler may choose, because one
 * unit loads it. With more units a module never gets into a file further down: so the files do not
 * import each other.
 */
function fileFor(path, units) {
  const often = [...units].filter((unit) => !unit.startsWith('seldom:'))
  const has = (unit) => units.has(unit)
  const namespaces = new Set(often.map(namespaceOf).filter((name) => name !== null))
  const withoutNamespace = often.some((unit) => namespaceOf(unit) === null)
  const [namespace] = namespaces
  if (allErrors.test(path)) return 'errors'
  if (errorArea.test(path) && !has('page')) return has('first-view') ? 'base' : 'errors'
  const own = fileIn(alone, path)
  if (own !== null) return own
  if (has('page') || has('buttons')) {
    const first = has('page') || often.some(isAdapterEntry) ? 'page' : 'buttons'
    if ([...units].every((unit) => pageUnits.test(unit))) return first
    return has('kit') || labels.test(path) ? 'base' : `${first}-shared`
  }
  const signIn = has('first-view') ? null : signInFile(path, units)
  if (signIn !== null) return signIn
  if (often.length === 0) return fileOfSeldom(units)
  const early = prepared.find(has)
  const isAlone = often.length === 1 && !has('first-view') && !has('api')
  if (isAlone && (early === undefined || units.size > 1))
    return viewTexts.test(path) ? `${often[0]}-texts` : null
  if (often.some(isAdapterEntry))
    return withoutNamespace || namespaces.size > 1
      ? 'adapters/entries'
      : `adapters/${namespace}/entry`
  if (early === 'first-view') return has('api') ? 'first-view-api' : early
  if (has('api')) return apiFile(often)
  if (early !== undefined) return early
  const library = fileIn(libraries, path)
  if (withoutNamespace) return library ?? (opened.some(has) ? 'opened' : 'shared')
  return namespaces.size > 1 ? (library ?? 'adapters/shared') : null
}

/**
 * Distributes the modules of core and react-ui to files: what a page loads, what the first view
 * loads, and what each part loads later. Returns the name of the file by the path of the module;
 * null if the bundler may choose.
 */
export function planFiles(graph, entryPoints) {
  const units = new Map([...graph.keys()].map((path) => [path, new Set()]))
  const load = (start, unit) => {
    for (const path of closure(start, graph, unit === 'api' ? [...seldom, ...page, buttons] : []))
      units.get(path)?.add(unit)
  }
  for (const path of graph.keys()) {
    if (matches(page, path)) load(path, 'page')
    if (buttons.test(path)) load(path, 'buttons')
    // `@latchkit/core` alone loads no code that only buttons and hooks share with later parts.
    if (path === 'core/src/index.ts') load(path, 'kit')
    if (path === allViews) continue
    if (entryPoints.includes(path) || matches(seldom, path)) load(path, unitOfEntryPoint(path))
  }
  for (const [path, { dynamicImports }] of graph) {
    // The lists of all machines import each of them, which says nothing about what loads together.
    if (/^core\/src\/devtools\/(machines|flows\.generated)\.ts$/.test(path)) continue
    for (const target of dynamicImports) load(target, partOf(target) ?? target)
  }
  return new Map(
    [...units].map(([path, set]) => [path, entryPoints.includes(path) ? null : fileFor(path, set)]),
  )
}
