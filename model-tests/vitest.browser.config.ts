import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, type Plugin } from 'vite'
import { defineTests } from '../core/tools/define-tests.mjs'
import { chromiumFlags, findChromium } from '../core/tools/find-chromium.mjs'
import { verifyBitcoin } from './src/conformance/namespaces/bip122.commands.ts'
import { verifyCosmos } from './src/conformance/namespaces/cosmos.commands.ts'
import { verifyPolkadot } from './src/conformance/namespaces/polkadot.commands.ts'
import { verifySolana } from './src/conformance/namespaces/solana.commands.ts'

/** Null while the dead code check reads this file on a machine without a browser. */
const executablePath = findChromium()

/** Resolves `@xstate/test` to its published file: its `exports` name a file that is missing. */
const xstateTest: Plugin = {
  name: 'xstate-test-in-browsers',
  enforce: 'pre',
  resolveId: (id) =>
    id === '@xstate/test'
      ? join(
          dirname(createRequire(import.meta.url).resolve('@xstate/test/package.json')),
          'dist/xstate-test.esm.js',
        )
      : null,
}

/**
 * Tests of components and wallet connections that run in Chromium. A test and its page share one
 * JavaScript context and import the sources of the packages.
 */
export default defineTests({
  plugins: [react(), xstateTest],
  resolve: { conditions: defaultClientConditions },
  // Lists every dependency: Vite reloads the page during a test when it discovers another one.
  optimizeDeps: {
    exclude: ['@xstate/test'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'radix-ui',
      'framer-motion/dom/mini',
      'get-nonce',
      '@tanstack/react-virtual',
      'uqr',
      'jsqr',
      '@xstate/react',
      'xstate',
      'xstate/guards',
      'xstate/graph',
      '@xstate/graph',
      'valibot',
      'axe-core',
      'viem',
      'viem/accounts',
      '@solana/web3.js',
      'sats-connect',
      '@wallet-standard/wallet',
      '@scure/btc-signer',
      '@scure/btc-signer/utils.js',
      '@scure/base',
      '@polkadot/extension-dapp/wrapBytes',
      '@polkadot-labs/hdkd',
      '@polkadot-labs/hdkd-helpers',
      '@noble/hashes/blake2b',
      '@noble/hashes/sha3',
      '@noble/hashes/utils',
    ],
  },
  test: {
    include: ['src/**/*.browser.test.tsx', 'src/**/*.chromium.test.ts'],
    globalSetup: ['src/conformance/namespaces/servers.setup.ts'],
    // Test files share their imports and the page, because no module keeps state.
    isolate: false,
    setupFiles: ['src/rendered-walk/cheap-page.ts', 'src/rendered-walk/console-guard.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { verifyBitcoin, verifyCosmos, verifySolana, verifyPolkadot },
      provider: playwright({
        launchOptions: {
          ...(executablePath !== null && { executablePath }),
          args: chromiumFlags(),
        },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 900, height: 800 } }],
    },
  },
})
