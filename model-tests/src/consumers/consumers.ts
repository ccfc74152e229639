/** What a page shows: a button that connects a wallet of a namespace, or the visualizer. */
export type PageName = 'ethereum' | 'solana' | 'visualizer'

/**
 * A project that uses the packages. `templates`: folders of `model-tests/consumers`, copied into one
 * folder in this order. `build`: the commands that check and build it. `start`: the command that
 * serves it on `$PORT`; without it, the files of `www` are served, with a strict content security
 * policy if `csp` is set. `page`: null if nothing is served. `isQuick`: part of `npm test`.
 */
export type Consumer = {
  name: string
  manager: 'npm' | 'pnpm' | 'yarn'
  bundler: string
  framework: string
  page: PageName | null
  templates: readonly string[]
  dependencies: Readonly<Record<string, string>>
  build: string
  start?: string
  csp?: boolean
  isQuick?: boolean
}

/** Versions that the consumers install. */
const versions = {
  react: '19.3.1',
  olderReact: '18.3.1',
  oldestReact: '18.2.0',
  viem: '2.57.20',
  oldestViem: '2.21.0',
  typescript: '7.0.2',
  oldestTypescript: '5.4.5',
  /** Version 7 does not find modules by Plug'n'Play. */
  pnpTypescript: '5.9.3',
  vite: '8.3.8',
  webpack: '5.112.2',
  esbuild: '0.28.2',
  next: '16.4.6',
  parcel: '2.16.4',
  vitest: '4.1.12',
} as const

const core = { '@latchkit/core': '0.1.0' }
const latchkit = { ...core, '@latchkit/react-ui': '0.1.0' }
const react19 = {
  react: versions.react,
  'react-dom': versions.react,
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
}
const react18 = {
  react: versions.olderReact,
  'react-dom': versions.olderReact,
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
}
const oldestReact = {
  react: versions.oldestReact,
  'react-dom': versions.oldestReact,
  '@types/react': '18.2.79',
  '@types/react-dom': '18.2.25',
}
const viem = { viem: versions.viem }
const typescript = { typescript: versions.typescript }
const vite = { vite: versions.vite, '@vitejs/plugin-react': '6.3.0' }
const webpack = {
  webpack: versions.webpack,
  'webpack-cli': '7.2.3',
  'css-loader': '7.1.5',
  'style-loader': '4.0.0',
  'esbuild-loader': '4.5.0',
}

const bundlers = {
  vite: {
    row: { bundler: `Vite ${versions.vite}`, build: 'tsc && vite build' },
    dependencies: vite,
  },
  webpack: {
    row: {
      bundler: `webpack ${versions.webpack}`,
      build: 'tsc && webpack --mode production',
    },
    dependencies: webpack,
  },
  esbuild: {
    row: {
      bundler: `esbuild ${versions.esbuild}`,
      build:
        'tsc && esbuild src/main.tsx --bundle --splitting --minify --format=esm --jsx=automatic --outdir=www',
    },
    dependencies: { esbuild: versions.esbuild },
  },
  parcel: {
    row: {
      bundler: `Parcel ${versions.parcel}`,
      build: 'tsc && parcel build index.html --dist-dir www --no-source-maps',
    },
    // Parcel installs the last two outside CI
    dependencies: { parcel: versions.parcel, buffer: '6.0.3', process: '0.11.10' },
  },
  next: {
    row: { bundler: `Next ${versions.next}`, build: 'next build', start: 'next start' },
    dependencies: { next: versions.next, '@types/node': '20.19.0' },
  },
} as const

const expressServers = 'express.ts express-json.ts express-urlencoded.ts'
const bundleForNode = '--bundle --packages=external --platform=node --format=esm'
const newest = `React ${versions.react}`

/**
 * A React app that connects a wallet, with the newest versions. `dependencies`: further ones, and
 * other versions.
 */
const reactApp = ({
  bundler,
  templates = [],
  dependencies,
  ...changes
}: Partial<Omit<Consumer, 'bundler' | 'build'>> & {
  name: string
  bundler: keyof typeof bundlers
}): Consumer => ({
  manager: 'npm',
  framework: newest,
  page: 'ethereum',
  ...bundlers[bundler].row,
  templates: ['react', bundler, ...templates],
  dependencies: {
    ...latchkit,
    ...react19,
    ...viem,
    ...typescript,
    ...bundlers[bundler].dependencies,
    ...dependencies,
  },
  ...changes,
})

/** Every consumer, in the order in which they are tried. */
export const consumers: readonly Consumer[] = [
  reactApp({ name: 'vite', bundler: 'vite', isQuick: true }),
  reactApp({
    name: 'vite-oldest',
    bundler: 'vite',
    framework: `React ${versions.oldestReact}, viem ${versions.oldestViem}, TypeScript ${versions.oldestTypescript}`,
    dependencies: {
      ...oldestReact,
      viem: versions.oldestViem,
      typescript: versions.oldestTypescript,
    },
  }),
  reactApp({ name: 'webpack', bundler: 'webpack' }),
  reactApp({
    name: 'esbuild',
    bundler: 'esbuild',
    framework: `React ${versions.olderReact}`,
    dependencies: react18,
  }),
  reactApp({ name: 'next', bundler: 'next' }),
  reactApp({ name: 'pnpm', bundler: 'vite', manager: 'pnpm' }),
  reactApp({
    name: 'yarn-pnp',
    bundler: 'esbuild',
    manager: 'yarn',
    framework: `${newest}, TypeScript ${versions.pnpTypescript}`,
    dependencies: { typescript: versions.pnpTypescript },
  }),
  reactApp({
    name: 'solana',
    bundler: 'vite',
    framework: `${newest}, web3.js 1 and 2, @solana/kit, wallet-adapter`,
    page: 'solana',
    templates: ['libraries', 'solana'],
    dependencies: {
      '@solana/kit': '8.4.0',
      '@solana/web3.js': '1.99.0',
      'web3js-2': 'npm:@solana/web3.js@2.0.0',
      '@solana/wallet-adapter-base': '0.9.27',
      '@solana/wallet-adapter-react': '0.15.40',
    },
  }),
  reactApp({
    name: 'wagmi-2',
    bundler: 'vite',
    framework: `${newest}, wagmi 2`,
    templates: ['libraries', 'wagmi'],
    dependencies: { wagmi: '2.19.5', '@tanstack/react-query': '5.108.0' },
  }),
  reactApp({
    name: 'wagmi-3',
    bundler: 'vite',
    framework: `${newest}, wagmi 3`,
    templates: ['libraries', 'wagmi'],
    dependencies: { wagmi: '3.7.7', '@tanstack/react-query': '5.108.0' },
  }),
  reactApp({ name: 'parcel', bundler: 'parcel' }),
  {
    name: 'plain',
    manager: 'npm',
    bundler: 'none',
    framework: 'custom elements, one file, strict CSP',
    page: 'ethereum',
    templates: ['plain'],
    dependencies: { '@latchkit/react-ui': '0.1.0', ...react19 },
    build: 'node copy.mjs',
    csp: true,
    isQuick: true,
  },
  {
    name: 'declarations',
    manager: 'pnpm',
    bundler: 'none',
    framework: `${newest}, TypeScript ${versions.typescript}`,
    page: null,
    templates: ['declarations'],
    dependencies: { ...latchkit, ...react19, ...viem, ...typescript },
    build: 'tsc',
  },
  {
    name: 'jsdom',
    manager: 'npm',
    bundler: `Vitest ${versions.vitest}, jsdom`,
    framework: newest,
    page: null,
    templates: ['libraries', 'jsdom'],
    dependencies: {
      ...latchkit,
      ...react19,
      ...viem,
      ...typescript,
      vitest: versions.vitest,
      jsdom: '26.1.0',
      '@testing-library/dom': '10.4.2',
      '@testing-library/react': '16.3.3',
    },
    build: 'tsc && vitest run',
  },
  {
    name: 'node',
    manager: 'npm',
    bundler: 'none',
    framework: 'Node, import and require',
    page: null,
    templates: ['node'],
    dependencies: { ...core, ...viem },
    build: 'node program.mjs',
  },
  {
    name: 'sign-in',
    manager: 'npm',
    bundler: `esbuild ${versions.esbuild}, Next ${versions.next}`,
    framework: 'the server of the sign-in guide: Express 4 and 5, Hono, Node, Next',
    page: null,
    templates: ['sign-in', '../src/sign-in-samples'],
    dependencies: {
      ...core,
      ...viem,
      ...react19,
      ...typescript,
      '@scure/btc-signer': '2.4.1',
      '@hono/node-server': '2.1.9',
      '@types/express': '5.0.6',
      '@types/node': '20.19.0',
      esbuild: versions.esbuild,
      express: '5.3.0',
      'express-4': 'npm:express@4.22.3',
      hono: '4.13.19',
      next: versions.next,
    },
    build: [
      'next build',
      `esbuild ${expressServers} hono.ts node.ts ${bundleForNode} --outdir=out`,
      `esbuild ${expressServers} ${bundleForNode} --alias:express=express-4 --outdir=out/4`,
      'node program.mjs',
    ].join(' && '),
  },
  {
    name: 'visualizer',
    manager: 'npm',
    bundler: 'none',
    framework: 'the command latchkit-visualizer',
    page: 'visualizer',
    templates: [],
    dependencies: { '@latchkit/visualizer': '0.1.0' },
    build: 'latchkit-visualizer --help',
    start: 'latchkit-visualizer --port $PORT',
  },
]
