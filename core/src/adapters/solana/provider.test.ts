import type {
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import { describe, expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { solanaTestnet } from '../../domain/networks/solana.ts'
import { keyOf, signedBy, transactionOf } from './keys.fixture.ts'
import { accountOf, devnet, mainnet, meet, type Scripts } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'
import { readTransaction } from './transactions.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]
const { signal } = new AbortController()
const genesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

type Input = SolanaSignTransactionInput
const signing: Scripts = {
  'solana:signTransaction': (...inputs: Input[]) =>
    inputs.map((one) => ({ signedTransaction: signedBy(ada, one.transaction) })),
}

async function connected(
  scripts: Scripts,
  sendTransaction: (call: { params: readonly unknown[] }) => unknown = () => null,
) {
  const nodes = scriptedNodes({
    'node.example': { getGenesisHash: () => genesis, sendTransaction },
  })
  const met = await meet([ada], scripts, { fetch: nodes.fetch })
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const provider = met.chain.provider('Lumen') as SolanaProvider
  return { ...met, ...nodes, provider, requests: nodes.requests, asked: met.asked }
}
const nameOf = (transaction: unknown) =>
  readTransaction(Uint8Array.from(Buffer.from(String(transaction), 'base64'))).signature()

test('is about the account and network the page is on', async () => {
  const { chain, provider } = await connected(signing)
  expect([provider.address, provider.chain, provider.signIn]).toEqual([
    ada.address,
    devnet.caipNetworkId,
    null,
  ])
  const at = { address: ada.address, caipNetworkId: mainnet.caipNetworkId }
  expect(chain.provider('Lumen', at)).toMatchObject({ chain: mainnet.caipNetworkId })
  expect(chain.provider('Gone')).toBeNull()
})

test('is the very same object until the page is elsewhere', async () => {
  const { chain } = await connected(signing)
  const at = { address: ada.address, caipNetworkId: mainnet.caipNetworkId }
  const provider = chain.provider('Lumen', at)
  expect(chain.provider('Lumen', { ...at })).toBe(provider)
  expect(chain.provider('Lumen', { ...at, caipNetworkId: devnet.caipNetworkId })).not.toBe(provider)
})

describe('signing transactions', () => {
  test('gives what the wallet signed; the wallet is told account and network', async () => {
    const { provider, asked } = await connected(signing)
    const [one, two] = [transactionOf(ada), transactionOf(ada, { data: [9] })]
    await expect(provider.signTransaction(one)).resolves.toEqual(signedBy(ada, one))
    await expect(provider.signAllTransactions([one, two])).resolves.toEqual([
      signedBy(ada, one),
      signedBy(ada, two),
    ])
    expect(asked.at(-1)?.inputs).toEqual(
      [one, two].map((transaction) => ({
        account: accountOf(ada),
        transaction,
        chain: 'solana:devnet',
      })),
    )
  })

  test('nothing is nothing', async () => {
    const { provider, features } = await connected(signing)
    await expect(provider.signAllTransactions([])).resolves.toEqual([])
    expect(features()).toEqual(['standard:connect'])
  })

  test('a transaction that the wallet altered is the one that counts', async () => {
    const altered = transactionOf(ada, { data: [7, 7] })
    const { provider } = await connected({
      'solana:signTransaction': () => [{ signedTransaction: signedBy(ada, altered) }],
    })
    await expect(provider.signTransaction(transactionOf(ada))).resolves.toEqual(
      signedBy(ada, altered),
    )
  })

  test('others may sign later', async () => {
    const { provider } = await connected(signing)
    const together = transactionOf(ada, { signers: [bob] })
    const signed = await provider.signTransaction(together)
    expect(readTransaction(signed).signatureBy(bob.address)).toBeNull()
  })

  const asked = transactionOf(ada)
  test.each([
    ['nothing', () => undefined, 'rpc/internal'],
    ['fewer than asked', () => [], 'rpc/internal'],
    ['a text', () => [{ signedTransaction: 'x' }], 'rpc/internal'],
    [
      'bytes that are no transaction',
      () => [{ signedTransaction: new Uint8Array(9) }],
      'rpc/internal',
    ],
    ['an unsigned one', () => [{ signedTransaction: asked }], 'rpc/internal'],
    [
      'one that somebody else signed',
      () => [{ signedTransaction: signedBy(bob, transactionOf(bob)) }],
      'rpc/internal',
    ],
    [
      'a signature that is none',
      () => [{ signedTransaction: signedBy(ada, asked, () => new Uint8Array(64).fill(1)) }],
      'sign/not-verified',
    ],
    [
      'a signature of something else',
      () => [{ signedTransaction: signedBy(ada, asked, () => ada.sign(new Uint8Array(8))) }],
      'sign/not-verified',
    ],
  ])('A3: %s is refused', async (_, script, code) => {
    const { provider } = await connected({ 'solana:signTransaction': script })
    await expect(provider.signTransaction(asked)).rejects.toMatchObject({ code })
  })

  test.each([
    ['no transaction', new Uint8Array(3)],
    ['another account’s', transactionOf(bob)],
  ])('%s never reaches the wallet', async (_, bytes) => {
    const { provider, features } = await connected(signing)
    await expect(provider.signTransaction(bytes)).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
    expect(features()).toEqual(['standard:connect'])
  })

  test('a network that the wallet does not know is not asked for', async () => {
    const { chain, features } = await connected(signing)
    const at = { address: ada.address, caipNetworkId: defineNetwork(solanaTestnet).caipNetworkId }
    const provider = chain.provider('Lumen', at) as SolanaProvider
    await expect(provider.signTransaction(asked)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(features()).toEqual(['standard:connect'])
  })
})

describe('sending', () => {
  const transaction = transactionOf(ada)

  test('is the wallet’s where it can', async () => {
    const signature = ada.sign(new Uint8Array(1))
    const { provider, requests } = await connected({
      ...signing,
      'solana:signAndSendTransaction': () => [{ signature }],
    })
    const sent = await provider.signAndSendTransaction(transaction)
    expect(sent).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(requests).toEqual([])
  })

  test('is ours where it only signs', async () => {
    const { provider, count } = await connected(signing, ({ params: [bytes] }) => nameOf(bytes))
    await expect(provider.signAndSendTransaction(transaction)).resolves.toBe(
      readTransaction(signedBy(ada, transaction)).signature(),
    )
    expect(count('node.example', 'sendTransaction')).toBe(1)
  })

  test.each([4200, -32601, -32004])('is ours, too, where the wallet says %i', async (code) => {
    const scripts = { ...signing, 'solana:signAndSendTransaction': () => Promise.reject({ code }) }
    const { provider, count } = await connected(scripts, ({ params: [bytes] }) => nameOf(bytes))
    await provider.signAndSendTransaction(transaction)
    expect(count('node.example', 'sendTransaction')).toBe(1)
  })

  test('a transaction that others have yet to sign is not sent', async () => {
    const { provider, count } = await connected(signing)
    const together = transactionOf(ada, { signers: [bob] })
    await expect(provider.signAndSendTransaction(together)).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
    expect(count('node.example', 'sendTransaction')).toBe(0)
  })

  test('what the node refuses is told as that, and not sent again', async () => {
    const refusal = () =>
      Response.json({
        jsonrpc: '2.0',
        id: 2,
        error: { code: -32002, message: 'simulation failed' },
      })
    const { provider, count } = await connected(signing, refusal)
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
      code: 'rpc/transaction-rejected',
    })
    expect(count('node.example', 'sendTransaction')).toBe(1)
  })

  test.each([7, 'another signature'])('a node that answers %j is not believed', async (answer) => {
    const { provider } = await connected(signing, () => answer)
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
  })

  test('declined is declined, and nothing is sent behind the visitor’s back', async () => {
    const { provider, features } = await connected({
      ...signing,
      'solana:signAndSendTransaction': () => Promise.reject({ code: 4001 }),
    })
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(features()).toEqual(['standard:connect', 'solana:signAndSendTransaction'])
  })

  test.each([[{ signature: new Uint8Array(32) }], [{ signature: 'x' }], [null]])(
    '%j is no signature',
    async (output) => {
      const { provider } = await connected({ 'solana:signAndSendTransaction': () => [output] })
      await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({
        code: 'rpc/internal',
      })
    },
  )
})

test('bytes of a page’s own are signed as they are', async () => {
  const { provider } = await connected({
    'solana:signMessage': ({ message }: SolanaSignMessageInput) => [
      { signature: ada.sign(message) },
    ],
  })
  const message = Uint8Array.from([0, 255, 128])
  expect(ada.verify(message, await provider.signMessage(message))).toBe(true)
})
