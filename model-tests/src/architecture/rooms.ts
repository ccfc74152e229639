/** What a room may import. A trailing `/*` means any room below; `self` is always allowed. */
export type Allowance = {
  rooms: readonly string[]
  /** Packages from the registry, by the beginning of their name. */
  packages: readonly string[]
  /** Rooms that may be named as types, or loaded with `import()`, but never imported as values. */
  lazy?: readonly string[]
  /** Everything imported must be a type. */
  typesOnly?: boolean
}

const ground = ['domain', 'errors', 'platform']
const doors = ['@latchkit/core']
const chainRooms = [
  ...ground,
  'adapters',
  'adapters/shared',
  'connectors',
  'clients/http',
  'clients/json-rpc',
]
const waist = [...ground, 'storage', 'clients/*', 'connectors', 'siwx', 'adapters']

/** Who may import whom: the table of `core/README.md`. */
export const rooms: Readonly<Record<string, Allowance>> = {
  domain: { rooms: ['errors'], packages: [] },
  errors: { rooms: [], packages: [] },
  platform: { rooms: ['domain'], packages: ['idb-keyval'] },
  storage: { rooms: [...ground, 'clients/http'], packages: ['valibot'] },
  'clients/*': { rooms: [...ground, 'clients/http'], packages: ['ky', 'valibot'] },
  'clients/relay': {
    rooms: [...ground, 'clients/http'],
    packages: ['valibot', '@walletconnect', '@noble/hashes'],
  },
  connectors: { rooms: [...ground, 'clients/*'], packages: ['valibot'] },
  siwx: { rooms: [...ground, 'clients/http', 'storage'], packages: ['valibot'] },
  adapters: { rooms: [...ground, 'connectors'], packages: [], typesOnly: true },
  // what chain adapters have in common; none of them knows another
  'adapters/shared': {
    rooms: [...ground, 'adapters', 'connectors', 'clients/http', 'clients/json-rpc'],
    packages: ['valibot', '@noble/hashes'],
  },
  'adapters/wallet-standard': {
    rooms: [...ground, 'adapters', 'adapters/shared', 'clients/http'],
    packages: ['valibot', '@wallet-standard', '@solana/wallet-standard-features'],
  },
  'adapters/eip155': { rooms: chainRooms, packages: ['viem', 'valibot'] },
  'adapters/solana': {
    rooms: [...chainRooms, 'adapters/wallet-standard'],
    packages: [
      '@solana/web3.js',
      '@solana/wallet-standard-features',
      '@wallet-standard',
      '@noble/curves',
      '@noble/hashes',
      'valibot',
    ],
  },
  'adapters/polkadot': {
    rooms: chainRooms,
    packages: [
      '@polkadot/extension-dapp',
      '@polkadot-labs/hdkd-helpers',
      '@noble/curves',
      '@noble/hashes',
      '@scure/base',
    ],
  },
  'adapters/bip122': {
    rooms: [...chainRooms, 'adapters/wallet-standard'],
    packages: ['sats-connect', '@scure/btc-signer', '@scure/base', '@wallet-standard', 'valibot'],
  },
  'adapters/cosmos': {
    rooms: chainRooms,
    packages: ['@scure/base', '@noble/curves', '@noble/hashes', 'valibot'],
  },
  protocol: { rooms: waist, packages: [], typesOnly: true },
  'stores/*': { rooms: ['protocol', 'domain', 'errors'], packages: ['xstate'] },
  'flows/*': { rooms: ['protocol', 'domain', 'errors'], packages: ['xstate'] },
  kit: {
    rooms: [...waist, 'protocol', 'stores/*'],
    lazy: ['flows/*', 'adapters/*', 'devtools'],
    packages: ['xstate', 'valibot'],
  },
  // looks at everything from outside; charts only when somebody looks at them
  devtools: { rooms: ground, lazy: ['flows/*', 'stores/*'], packages: ['xstate', 'valibot'] },
  // for programs without a page
  node: { rooms: [...ground, 'protocol', 'kit'], lazy: ['flows/*'], packages: [] },
  testing: { rooms: [...waist, 'protocol'], packages: ['xstate'] },
  front: { rooms: [...waist, 'protocol', 'kit'], packages: [] },
  'react-ui/kit': { rooms: ['react-ui/*'], packages: [...doors, 'react', '@xstate/react'] },
  // parts know no kit and no flow; how an amount or an address is written is domain
  'react-ui/components': {
    rooms: ['react-ui/theme', 'react-ui/locales'],
    packages: ['@latchkit/core/utils', 'react', 'radix-ui', 'framer-motion', 'uqr'],
  },
  'react-ui': { rooms: ['react-ui/*'], packages: doors },
  'react-ui/*': {
    rooms: ['react-ui/*'],
    packages: [
      ...doors,
      'react',
      'react-dom',
      'radix-ui',
      'framer-motion',
      'get-nonce',
      'aria-hidden',
      '@tanstack/react-virtual',
    ],
  },
  'headless-examples/*': { rooms: [], packages: [''] },
  'model-tests': { rooms: ['*'], packages: [''] },
}

const nested = new Set(['stores', 'flows', 'adapters', 'clients'])

/** The room a file lies in. A flow in a flow's folder is a room of its own. */
export function roomOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/')
  if (top === 'model-tests') return top
  if (top === 'headless-examples') return `${top}/${second}`
  if (rest.length < 2) return top === 'core' ? 'front' : top
  const [room = '', ...inside] = rest
  if (top !== 'core') return `${top}/${room}`
  return nested.has(room)
    ? [
        room,
        ...inside.slice(0, room === 'flows' ? -1 : 1).filter((part) => !part.includes('.')),
      ].join('/')
    : room
}

const fits = (pattern: string, room: string): boolean =>
  pattern === '*' ||
  pattern === room ||
  (pattern.endsWith('/*') && room.startsWith(pattern.slice(0, -1)))

/** Whether one of the patterns means this room. */
export const isAmong = (patterns: readonly string[], room: string): boolean =>
  patterns.some((pattern) => fits(pattern, room))

/** The line of the table that holds for a room: the one that names it, else the one for its kind. */
export const allowanceOf = (room: string): Allowance | null =>
  rooms[room] ?? Object.entries(rooms).find(([pattern]) => fits(pattern, room))?.[1] ?? null
