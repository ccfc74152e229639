import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { EdgeVM } from '@edge-runtime/vm'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { cacaoText } from '../../../core/src/domain/sign-in/cacao-session.ts'
import {
  dataOf,
  type Signer,
  signers,
  signIn,
} from '../../../core/src/siwx/testing/signers.fixture.ts'

const now = Date.parse('2026-03-01T10:00:30.000Z')
const domain = 'app.example.com'

/** `@latchkit/core/server` with its libraries as one script, as hosts of edge functions bundle it. */
async function bundleServer(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['latchkit-source', 'edge-light', 'worker', 'browser', 'import', 'default'],
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: new URL('./edge-server.fixture.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'latchkitServer',
        fileName: 'server',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

let edge: EdgeVM
beforeAll(async () => {
  // no code from texts, no Node, no DOM
  edge = new EdgeVM({ codeGeneration: { strings: false, wasm: false } })
  edge.evaluate(await bundleServer())
})

/** Calls a function of the entry point in the edge runtime with values that JSON can contain. */
const call = async (name: string, options: unknown): Promise<unknown> => {
  const result: unknown = await edge.evaluate(`
    Promise.resolve(${JSON.stringify(options)})
      .then((options) => latchkitServer.server.${name}(options))
      .then((value) => JSON.stringify({ value, text: String(value) }))
      .catch((error) => JSON.stringify({ code: error.code ?? String(error) }))
  `)
  return JSON.parse(String(result))
}

test('the edge runtime has no Node and no DOM', () => {
  const globals = ['process', 'Buffer', 'window', 'document', 'require', 'localStorage']
  expect(edge.evaluate(`${JSON.stringify(globals)}.filter((name) => name in globalThis)`)).toEqual(
    [],
  )
})

test('createNonce and createMessage run in an edge runtime', async () => {
  const { value: nonce } = Object(await call('createNonce', null))
  expect(nonce).toMatch(/^[a-zA-Z0-9]{24}$/)
  const account = 'eip155:1:0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const created = await call('createMessage', {
    account,
    domain,
    uri: `https://${domain}/`,
    nonce,
    now,
  })
  expect(created).toMatchObject({
    value: { accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', nonce },
    text: expect.stringContaining(`Nonce: ${nonce}`),
  })
})

test.each(signers.map((signer) => [signer.kind, signer] as const))(
  'verifySignIn accepts a real signature and refuses another one in an edge runtime: %s',
  async (_, signer) => {
    const data = dataOf(signer)
    const { message, signature } = await signIn(signer)
    const expected = { domain, nonce: data.nonce, now }
    expect(await call('verifySignIn', { message, signature, ...expected })).toMatchObject({
      value: { data: { accountAddress: signer.address } },
    })
    const other = await signIn(signer, { ...data, requestId: 'another' })
    expect(await call('verifySignIn', { ...other, message, ...expected })).toEqual({
      code: 'siwx/not-verified',
    })
  },
)

/** A node whose validator of ERC-1271 and ERC-6492 accepts each signature. */
async function startNode(): Promise<{ url: string; stop(): void }> {
  const results: Record<string, string> = {
    eth_chainId: '0x1',
    eth_getCode: '0x60',
    eth_call: '0x01',
  }
  const server = createServer(async (request, response) => {
    const { id, method } = JSON.parse(await text(request))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('verifySignIn asks the contract of an account from an edge runtime without cookies', async () => {
  const node = await startNode()
  edge.evaluate(`{
    const Original = Request
    globalThis.Request = class extends Original {
      constructor(input, init = {}) {
        if ('credentials' in init || init.redirect === 'error') throw new TypeError('not implemented')
        super(input, init)
      }
    }
  }`)
  const [evm] = signers
  const contract = { ...(evm as Signer), address: '0x1111111111111111111111111111111111111111' }
  const { message, signature } = await signIn(contract)
  const { nonce } = dataOf(contract)
  const rpcUrls = { 'eip155:1': [node.url] }
  expect(
    await call('verifySignIn', { message, signature, domain, nonce, now, rpcUrls }),
  ).toMatchObject({ value: { account: `eip155:1:${contract.address}` } })
  node.stop()
})

test('verifyCacao runs in an edge runtime', async () => {
  const [evm] = signers
  const { address, sign } = evm as Signer
  const { nonce, uri: aud } = dataOf(evm as Signer)
  const iat = new Date(now).toISOString()
  const p = { iss: `did:pkh:eip155:1:${address}`, domain, aud, version: '1', nonce, iat }
  const cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: await sign(cacaoText(p)) } }
  expect(await call('verifyCacao', { cacao, domain, nonce, now })).toMatchObject({
    value: { account: `eip155:1:${address}` },
  })
})
