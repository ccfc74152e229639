import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { assert, expect, test } from 'vitest'
import { dataOf, signers, signIn } from '../../../core/src/siwx/testing/signers.fixture.ts'

const entryOf = (namespace: string) =>
  new URL(`../../../core/src/adapters/${namespace}/index.ts`, import.meta.url).pathname
/**
 * Source of a page that runs in Node, loads the adapter's chain library, connects and prints the
 * error.
 */
const pageSource = (namespace: string) => `
  import { ${namespace} } from './entry.js'
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

/** Builds an entry for an app without a library, runs a page with it in Node, and returns the output. */
async function runWithout(library: string, entry: string, source: string): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'latchkit-app-'))
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['latchkit-source', 'browser'] },
      build: {
        outDir: app,
        lib: { entry, formats: ['es'], fileName: 'entry' },
        rolldownOptions: { external: (id) => id === library || id.startsWith(`${library}/`) },
      },
    })
    await writeFile(join(app, 'package.json'), '{ "type": "module" }')
    await writeFile(join(app, 'page.js'), source)
    const { stdout } = await promisify(execFile)(process.execPath, [join(app, 'page.js')])
    return stdout.trim()
  } finally {
    await rm(app, { recursive: true })
  }
}
const missing = (namespace: string, library: string) =>
  `adapter/library-missing: The ${namespace} adapter needs ${library}, which is not installed. Run: npm install ${library}`

test.each([
  ['eip155', 'viem'],
  ['bip122', '@scure/btc-signer'],
  ['bip122', 'sats-connect'],
])(
  'connecting with the %s adapter in an app without %s throws adapter/library-missing with the install command',
  async (namespace, library) => {
    const output = await runWithout(library, entryOf(namespace), pageSource(namespace))
    expect(output).toBe(missing(namespace, library))
  },
)

test.each([
  ['eip155', 'viem'],
  ['bip122', '@scure/btc-signer'],
])(
  'verifying a sign-in on %s on a server without %s throws adapter/library-missing with the install command',
  async (namespace, library) => {
    const signer = signers.find(({ chainId }) => chainId.startsWith(`${namespace}:`))
    assert(signer)
    const { message, signature } = await signIn(signer)
    const { nonce, domain, issuedAt = '' } = dataOf(signer)
    const proof = { message, signature, nonce, domain, now: Date.parse(issuedAt) }
    const source = `
      import { entry } from './entry.js'
      entry.verifySignIn({ adapters: [entry.${namespace}()], ...${JSON.stringify(proof)} })
        .then(() => console.log('verified'), (error) => console.log(error.code + ': ' + error.message))
    `
    const entry = new URL('./sign-in-server.entry.fixture.ts', import.meta.url).pathname
    expect(await runWithout(library, entry, source)).toBe(missing(namespace, library))
  },
)
