import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, assert, beforeAll, test } from 'vitest'
import { startDirectory } from '../directory/index.ts'
import { type DemoServer, serveDemo } from './demo-server.ts'

const rpc = 'http://127.0.0.1:8545'
const relay = 'ws://127.0.0.1:8547'
const svm = { rpc: 'http://127.0.0.1:8899', ws: 'ws://127.0.0.1:8899', tokens: [] }
const balances = 'http://127.0.0.1:8549'
const data = 'http://127.0.0.1:8550'
const signIn = 'http://127.0.0.1:8551'
const telemetry = 'http://127.0.0.1:8552'
const embedded = 'http://127.0.0.1:8553'
const walletDirectory = await startDirectory({ count: 1 })
const directory = walletDirectory.url
const sandbox = {
  chains: [
    {
      chainId: 31337,
      name: 'One',
      rpc,
      token: '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35',
      tokens: [],
      collections: [],
      market: null,
    },
  ],
  accounts: [],
  mnemonic: 'words',
  relay,
  directory,
  svm,
  balances,
  data,
  signIn,
  telemetry,
  embedded,
} as const
const folder = join(mkdtempSync(join(tmpdir(), 'latchkit-demo-')), 'dist')
const running: DemoServer[] = []
const serve = async (csp: boolean) => {
  const server = await serveDemo({ csp, sandbox, folder })
  running.push(server)
  return server
}
beforeAll(() => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">')
  writeFileSync(join(folder, 'phone.html'), 'the phone')
  writeFileSync(join(folder, '..', 'secret.txt'), 'secret')
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(async () => {
  rmSync(join(folder, '..'), { recursive: true })
  await walletDirectory.stop()
})

test('serveDemo with `csp` sends a policy with every service of the sandbox and a new nonce, which the HTML contains', async () => {
  const { url } = await serve(true)
  const nonces: (string | undefined)[] = []
  for (let count = 0; count < 2; count += 1) {
    const response = await fetch(url)
    const header = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(header)?.[1]
    assert.equal(
      header,
      `default-src 'self'; img-src 'self' data: ${directory} ${data}; style-src 'self' 'nonce-${nonce}'; connect-src 'self' ${rpc} ${svm.rpc} ${svm.ws} ${balances} ${data} ${signIn} ${telemetry} ${relay} ${directory}; frame-src ${embedded}; report-uri /csp-report`,
    )
    assert.equal(await response.text(), `<meta name="csp-nonce" content="${nonce}">`)
    nonces.push(nonce)
  }
  assert.notEqual(nonces[0], nonces[1])
})

test('serveDemo sends no policy without `csp`', async () => {
  const { url } = await serve(false)
  assert.isNull((await fetch(url)).headers.get('content-security-policy'))
})

test('serveDemo collects CSP violation reports', async () => {
  const { url, reports } = await serve(true)
  await fetch(`${url}/csp-report`, {
    method: 'POST',
    body: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } }),
  })
  assert.deepEqual(reports, [{ 'csp-report': { 'violated-directive': 'img-src' } }])
})

test('serveDemo returns the sandbox description at /sandbox.json', async () => {
  const { url } = await serve(false)
  assert.deepEqual(await (await fetch(`${url}/sandbox.json`)).json(), sandbox)
})

test('serveDemo opens the phone page for its universal links', async () => {
  const { url } = await serve(false)
  for (const path of ['/phone.html', '/phone', '/phone/wc?uri=wc%3Atopic%402'])
    assert.equal(await (await fetch(url + path)).text(), 'the phone')
})

test('serveDemo serves no files outside its folder', async () => {
  const { url } = await serve(false)
  const status = await new Promise((resolve) =>
    request(`${url}`, { path: '/../secret.txt' }, (response) => resolve(response.statusCode)).end(),
  )
  const encoded = await fetch(`${url}/%2e%2e%2fsecret.txt`)
  assert.deepEqual([status, encoded.status], [404, 404])
})
