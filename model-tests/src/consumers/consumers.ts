/** How a page draws the button that opens the modal, and what it connects. */
export type PageName = 'react' | 'solana' | 'plain'

/**
 * A project that uses the packages. `templates`: folders of `model-tests/consumers`, copied into one
 * folder in this order. `build`: the commands that check and build it. `start`: the command that
 * serves it on `$PORT`; without it, the files of `site` are served. `isQuick`: part of `npm test`.
 */
export type Consumer = {
  name: string
  manager: 'npm' | 'pnpm' | 'yarn'
  bundler: string
  framework: string
  page: PageName
  templates: readonly string[]
  dependencies: Readonly<Record<string, string>>
  build?: string
  start?: string
  isQuick?: boolean
}

/** Versions that the consumers install. */
const versions = {
  react: '19.3.1',
  olderReact: '18.3.1',
  viem: '2.57.20',
  oldestViem: '2.21.0',
  typescript: '7.0.2',
  oldestTypescript: '5.4.5',
  vite: '8.3.8',
  webpack: '5.112.2',
  esbuild: '0.28.2',
  next: '16.4.6',
} as const

const latchkit = { '@latchkit/core': '0.1.0', '@latchkit/react-ui': '0.1.0' }
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
const viem = { viem: versions.viem }
const typescript = { typescript: versions.typescript }
const vite = { vite: versions.vite, '@vitejs/plugin-react': '6.3.0' }
const esbuild = { esbuild: versions.esbuild }
const webpack = {
  webpack: versions.webpack,
  'webpack-cli': '7.2.3',
  'css-loader': '7.1.5',
  'style-loader': '4.0.0',
  'esbuild-loader': '4.5.0',
}

const bundlers = {
  vite: { bundler: `Vite ${versions.vite}`, build: 'tsc && vite build' },
  webpack: { bundler: `webpack ${versions.webpack}`, build: 'tsc && webpack --mode production' },
  esbuild: {
    bundler: `esbuild ${versions.esbuild}`,
    build:
      'tsc && esbuild src/main.tsx --bundle --splitting --minify --format=esm --jsx=automatic --outdir=site',
  },
  next: { bundler: `Next ${versions.next}`, build: 'next build', start: 'next start' },
} as const

const frameworks = {
  react19: `React ${versions.react}`,
  react18: `React ${versions.olderReact}`,
} as const

/** Every consumer, in the order in which they are tried. */
export const consumers: readonly Consumer[] = [
  {
    name: 'vite',
    manager: 'npm',
    ...bundlers.vite,
    framework: frameworks.react19,
    page: 'react',
    templates: ['react', 'vite'],
    dependencies: { ...latchkit, ...react19, ...viem, ...typescript, ...vite },
    isQuick: true,
  },
  {
    name: 'vite-oldest',
    manager: 'npm',
    ...bundlers.vite,
    framework: `${frameworks.react18}, viem ${versions.oldestViem}, TypeScript ${versions.oldestTypescript}`,
    page: 'react',
    templates: ['react', 'vite'],
    dependencies: {
      ...latchkit,
      ...react18,
      ...vite,
      viem: versions.oldestViem,
      typescript: versions.oldestTypescript,
    },
  },
  {
    name: 'webpack',
    manager: 'npm',
    ...bundlers.webpack,
    framework: frameworks.react19,
    page: 'react',
    templates: ['react', 'webpack'],
    dependencies: { ...latchkit, ...react19, ...viem, ...typescript, ...webpack },
  },
  {
    name: 'esbuild',
    manager: 'npm',
    ...bundlers.esbuild,
    framework: frameworks.react18,
    page: 'react',
    templates: ['react', 'esbuild'],
    dependencies: { ...latchkit, ...react18, ...viem, ...typescript, ...esbuild },
  },
  {
    name: 'next',
    manager: 'npm',
    ...bundlers.next,
    framework: frameworks.react19,
    page: 'react',
    templates: ['react', 'next'],
    dependencies: {
      ...latchkit,
      ...react19,
      ...viem,
      ...typescript,
      next: versions.next,
      '@types/node': '20.19.0',
    },
  },
  {
    name: 'pnpm',
    manager: 'pnpm',
    ...bundlers.vite,
    framework: frameworks.react19,
    page: 'react',
    templates: ['react', 'vite'],
    dependencies: { ...latchkit, ...react19, ...viem, ...typescript, ...vite },
  },
  {
    name: 'yarn-pnp',
    manager: 'yarn',
    ...bundlers.esbuild,
    framework: frameworks.react19,
    page: 'react',
    templates: ['react', 'esbuild'],
    dependencies: { ...latchkit, ...react19, ...viem, ...typescript, ...esbuild },
  },
  {
    name: 'solana',
    manager: 'npm',
    ...bundlers.vite,
    framework: `${frameworks.react19}, web3.js 1 and 2, @solana/kit, wallet-adapter`,
    page: 'solana',
    templates: ['react', 'vite', 'solana'],
    dependencies: {
      ...latchkit,
      ...react19,
      ...viem,
      ...typescript,
      ...vite,
      '@solana/kit': '8.4.0',
      '@solana/web3.js': '1.99.0',
      'web3js-2': 'npm:@solana/web3.js@2.0.0',
      '@solana/wallet-adapter-base': '0.9.27',
      '@solana/wallet-adapter-react': '0.15.40',
    },
  },
]
