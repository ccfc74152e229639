import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'

const entryOf = (namespace: string) =>
  new URL(`../../../core/src/adapters/${namespace}/index.ts`, import.meta.url).pathname
/**
 * Source of a page that runs in Node, loads the adapter's chain library, connects and prints the
 * error.
 */
const pageSource = (namespace: string) => `
  import { ${namespace} } from './adapter.js'
  const globals = { btc_providers: [{ id: 'Fox.Bitcoin', name: 'Fox', icon: '' }], Fox: { Bitcoin: { request() {} } } }
  const page = { on: () => () => {}, dispatch() {}, injected: (name) => globals[name] ?? null }
  const platform = { clock: { setTimeout() {}, clearTimeout() {} }, page }
  const host = { platform, networks: () => [], projectId: null, discovery: { announced: true, injected: true }, appName: '', accountType: () => 'eoa', remote: () => null }
  const adapter = ${namespace}().create(host)
  adapter.discover({ found() {} })
  adapter.load()
    .then((chain) => chain.connect({ connectorId: 'Fox.Bitcoin', caipNetworkId: null }, new AbortController().signal))
    .then(() => console.log('connected'), (error) => console.log(error.code + ': ' + error.message))
`

test.each([
  ['eip155', 'viem'],
  ['bip122', '@scure/btc-signer'],
  ['bip122', 'sats-connect'],
])(
  'connecting with the %s adapter in an app without %s throws adapter/library-missing with the install command',
  async (namespace, library) => {
    const app = await mkdtemp(join(tmpdir(), 'latchkit-app-'))
    try {
      await build({
        configFile: false,
        logLevel: 'silent',
        resolve: { conditions: ['latchkit-source'] },
        build: {
          outDir: app,
          lib: { entry: entryOf(namespace), formats: ['es'], fileName: 'adapter' },
          rolldownOptions: { external: (id) => id === library || id.startsWith(`${library}/`) },
        },
      })
      await writeFile(join(app, 'package.json'), '{ "type": "module" }')
      await writeFile(join(app, 'page.js'), pageSource(namespace))
      const { stdout } = await promisify(execFile)(process.execPath, [join(app, 'page.js')])
      expect(stdout.trim()).toBe(
        `adapter/library-missing: The ${namespace} adapter needs ${library}, which is not installed. Run: npm install ${library}`,
      )
    } finally {
      await rm(app, { recursive: true })
    }
  },
)
