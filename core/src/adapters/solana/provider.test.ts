import type {
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { solanaTestnet } from '../../domain/networks/solana.ts'
import { createKey, createTransaction, signedBy } from './keys.fixture.ts'
import {
  accountOf,
  devnet,
  mainnet,
  type Scripts,
  startWithWallet,
} from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'
import { parseTransaction } from './transactions.ts'

const ada = createKey(1)
const bob = createKey(2)
const { signal } = new AbortController()
const genesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

type Input = SolanaSignTransactionInput
const signing: Scripts = {
  'solana:signTransaction': (...inputs: Input[]) =>
    inputs.map(({ transaction }) => ({ signedTransaction: signedBy(ada, transaction) })),
}

async function startConnected(
  scripts: Scripts,
  sendTransaction: (call: { params: readonly unknown[] }) => unknown = () => null,
) {
  const nodes = scriptedNodes({
    'node.example': { getGenesisHash: () => genesis, sendTransaction },
  })
  const started = await startWithWallet([ada], scripts, { fetch: nodes.fetch })
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const provider = started.chain.provider('Lumen') as SolanaProvider
  return { ...started, ...nodes, provider }
}
const signatureOf = (transaction: unknown) =>
  parseTransaction(Uint8Array.from(Buffer.from(String(transaction), 'base64'))).signature()

test('provider returns the active account and network, or null for a missing wallet', async () => {
  const { chain, provider } = await startConnected(signing)
  expect(provider.address).toEqual(ada.address)
  expect(provider.chain).toEqual(devnet.caipNetworkId)
  expect(provider.signIn).toBeNull()
  const active = { address: ada.address, caipNetworkId: mainnet.caipNetworkId }
  expect(chain.provider('Lumen', active)).toMatchObject({ chain: mainnet.caipNetworkId })
  expect(chain.provider('Gone')).toBeNull()
})

test('provider returns the same object for the same account and network', async () => {
  const { chain } = await startConnected(signing)
  const active = { address: ada.address, caipNetworkId: mainnet.caipNetworkId }
  const provider = chain.provider('Lumen', active)
  expect(chain.provider('Lumen', { ...active })).toBe(provider)
  expect(chain.provider('Lumen', { ...active, caipNetworkId: devnet.caipNetworkId })).not.toBe(
    provider,
  )
})

describe('signTransaction', () => {
  test('signTransaction sends account and network to the wallet and returns the signed transaction', async () => {
    const { provider, calls } = await startConnected(signing)
    const first = createTransaction(ada)
    const second = createTransaction(ada, { data: [9] })
    await expect(provider.signTransaction(first)).resolves.toEqual(signedBy(ada, first))
    await expect(provider.signAllTransactions([first, second])).resolves.toEqual([
      signedBy(ada, first),
      signedBy(ada, second),
    ])
    expect(calls.at(-1)?.inputs).toEqual(
      [first, second].map((transaction) => ({
        account: accountOf(ada),
        transaction,
        chain: 'solana:devnet',
      })),
    )
  })

  test('signAllTransactions sends no request for an empty list', async () => {
    const { provider, features } = await startConnected(signing)
    await expect(provider.signAllTransactions([])).resolves.toEqual([])
    expect(features()).toEqual(['standard:connect'])
  })

  test('signTransaction returns a transaction that the wallet changed', async () => {
    const altered = createTransaction(ada, { data: [7, 7] })
    const { provider } = await startConnected({
      'solana:signTransaction': () => [{ signedTransaction: signedBy(ada, altered) }],
    })
    await expect(provider.signTransaction(createTransaction(ada))).resolves.toEqual(
      signedBy(ada, altered),
    )
  })

  test('signTransaction leaves the signatures of other signers empty', async () => {
    const { provider } = await startConnected(signing)
    const multiSigned = createTransaction(ada, { signers: [bob] })
    const signed = await provider.signTransaction(multiSigned)
    expect(parseTransaction(signed).signatureBy(bob.address)).toBeNull()
  })

  const requested = createTransaction(ada)
  test.each([
    ['undefined', () => undefined, 'rpc/internal'],
    ['fewer outputs than inputs', () => [], 'rpc/internal'],
    ['text', () => [{ signedTransaction: 'x' }], 'rpc/internal'],
    [
      'bytes that are not a transaction',
      () => [{ signedTransaction: new Uint8Array(9) }],
      'rpc/internal',
    ],
    ['an unsigned transaction', () => [{ signedTransaction: requested }], 'rpc/internal'],
    [
      'a transaction of another signer',
      () => [{ signedTransaction: signedBy(bob, createTransaction(bob)) }],
      'rpc/internal',
    ],
    [
      'an invalid signature',
      () => [{ signedTransaction: signedBy(ada, requested, () => new Uint8Array(64).fill(1)) }],
      'sign/not-verified',
    ],
    [
      'a signature of another message',
      () => [{ signedTransaction: signedBy(ada, requested, () => ada.sign(new Uint8Array(8))) }],
      'sign/not-verified',
    ],
  ])('signTransaction throws if the wallet returns %s [A3]', async (_, script, code) => {
    const { provider } = await startConnected({ 'solana:signTransaction': script })
    await expect(provider.signTransaction(requested)).rejects.toMatchObject({ code })
  })

  test.each([
    ['invalid bytes', new Uint8Array(3)],
    ['a transaction of another account', createTransaction(bob)],
  ])(
    'signTransaction throws rpc/invalid-params for %s without calling the wallet',
    async (_, bytes) => {
      const { provider, features } = await startConnected(signing)
      await expect(provider.signTransaction(bytes)).rejects.toMatchObject({
        code: 'rpc/invalid-params',
      })
      expect(features()).toEqual(['standard:connect'])
    },
  )

  test('signTransaction throws for an unsupported network without calling the wallet', async () => {
    const { chain, features } = await startConnected(signing)
    const active = {
      address: ada.address,
      caipNetworkId: defineNetwork(solanaTestnet).caipNetworkId,
    }
    const provider = chain.provider('Lumen', active) as SolanaProvider
    await expect(provider.signTransaction(requested)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(features()).toEqual(['standard:connect'])
  })
})

describe('signAndSendTransaction', () => {
  const transaction = createTransaction(ada)

  test('signAndSendTransaction sends through the wallet, not to a node, if the wallet supports that', async () => {
    const signature = ada.sign(new Uint8Array(1))
    const { provider, requests } = await startConnected({
      ...signing,
      'solana:signAndSendTransaction': () => [{ signature }],
    })
    const sent = await provider.signAndSendTransaction(transaction)
    expect(sent).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(requests).toEqual([])
  })

  test('signAndSendTransaction sends to a node if the wallet can only sign', async () => {
    const { provider, count } = await startConnected(signing, ({ params: [bytes] }) =>
      signatureOf(bytes),
    )
    await expect(provider.signAndSendTransaction(transaction)).resolves.toBe(
      parseTransaction(signedBy(ada, transaction)).signature(),
    )
    expect(count('node.example', 'sendTransaction')).toBe(1)
  })

  test.each([4200, -32601, -32004])(
    'signAndSendTransaction sends to a node if the wallet throws %i',
    async (code) => {
      const scripts = {
        ...signing,
        'solana:signAndSendTransaction': () => Promise.reject({ code }),
      }
      const { provider, count } = await startConnected(scripts, ({ params: [bytes] }) =>
        signatureOf(bytes),
      )
      await provider.signAndSendTransaction(transaction)
      expect(count('node.example', 'sendTransaction')).toBe(1)
    },
  )

  test('signAndSendTransaction throws rpc/invalid-params if the signature of another signer is missing', async () => {
    const { provider, count } = await startConnected(signing)
    const multiSigned = createTransaction(ada, { signers: [bob] })
    await expect(provider.signAndSendTransaction(multiSigned)).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
    expect(count('node.example', 'sendTransaction')).toBe(0)
  })

  test('signAndSendTransaction throws rpc/transaction-rejected, after one request, if the node rejects the transaction', async () => {
    const reject = () =>
      Response.json({
        jsonrpc: '2.0',
        id: 2,
        error: { code: -32002, message: 'simulation failed' },
      })
    const { provider, count } = await startConnected(signing, reject)
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
      code: 'rpc/transaction-rejected',
    })
    expect(count('node.example', 'sendTransaction')).toBe(1)
  })

  type Answer = () => unknown
  const html =
    (status: number): Answer =>
    () =>
      new Response('<h1>Gateway</h1>', { status })
  const failure =
    (code: number, message: string): Answer =>
    () =>
      Response.json({ jsonrpc: '2.0', id: 2, error: { code, message } })

  test.each<readonly [string, Answer]>([
    ...[408, 500, 502, 503, 504, 520, 200].map(
      (status) => [`status ${status}`, html(status)] as const,
    ),
    ['a redirect', () => Response.redirect('https://other.example')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a number', () => 7],
    ['another signature', () => 'another signature'],
    ['an internal error', failure(-32603, 'Internal error')],
    ['an error of its own', failure(-32099, 'upstream failed')],
    ['a timeout', failure(-32003, 'request timed out')],
    ['that it has the transaction', failure(-32002, 'This transaction has already been processed')],
  ])(
    'signAndSendTransaction resolves after one request with the signature if the node answers %s [decision 25]',
    async (_, answer) => {
      const { provider, count } = await startConnected(signing, answer)
      await expect(provider.signAndSendTransaction(transaction)).resolves.toBe(
        parseTransaction(signedBy(ada, transaction)).signature(),
      )
      expect(count('node.example', 'sendTransaction')).toBe(1)
    },
  )

  test.each<readonly [Answer, string]>([
    ...[400, 401, 403, 413, 429].map((status) => [html(status), 'endpoint/refused'] as const),
    [failure(-32002, 'Blockhash not found'), 'rpc/transaction-rejected'],
    [failure(-32003, 'signature verification failure'), 'rpc/transaction-rejected'],
    [failure(-32602, 'invalid transaction'), 'rpc/invalid-params'],
    [failure(-32005, 'Node is behind by 42 slots'), 'rpc/limit-exceeded'],
  ])(
    'signAndSendTransaction throws if the node says that it did not send the transaction: %o, %s [decision 25]',
    async (answer, code) => {
      const { provider } = await startConnected(signing, answer)
      await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({ code })
    },
  )

  test('signAndSendTransaction throws if no node could be asked to send the transaction [decision 25]', async () => {
    const nodes = scriptedNodes({ 'node.example': { getGenesisHash: html(502) } })
    const { chain, clock } = await startWithWallet([ada], signing, { fetch: nodes.fetch })
    await chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
    const provider = chain.provider('Lumen') as SolanaProvider
    let problem: unknown = null
    provider.signAndSendTransaction(transaction).catch((thrown: unknown) => {
      problem = thrown
    })
    await until(() => {
      clock.advance(1_000)
      return problem !== null
    })
    expect(problem).toMatchObject({ code: 'endpoint/refused' })
    expect(nodes.count('node.example', 'sendTransaction')).toBe(0)
  })

  test('signAndSendTransaction throws rpc/user-rejected and requests no signature if the visitor rejects', async () => {
    const { provider, features } = await startConnected({
      ...signing,
      'solana:signAndSendTransaction': () => Promise.reject({ code: 4001 }),
    })
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(features()).toEqual(['standard:connect', 'solana:signAndSendTransaction'])
  })

  test.each([[{ signature: new Uint8Array(32) }], [{ signature: 'x' }], [null]])(
    'signAndSendTransaction throws rpc/internal for the wallet output %j',
    async (output) => {
      const { provider } = await startConnected({ 'solana:signAndSendTransaction': () => [output] })
      await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
        code: 'rpc/internal',
      })
    },
  )
})

test('signMessage signs the bytes unchanged', async () => {
  const { provider } = await startConnected({
    'solana:signMessage': ({ message }: SolanaSignMessageInput) => [
      { signature: ada.sign(message) },
    ],
  })
  const message = Uint8Array.from([0, 255, 128])
  expect(ada.verify(message, await provider.signMessage(message))).toBe(true)
})
