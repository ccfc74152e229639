import type { SolanaSignMessageInput } from '@solana/wallet-standard-features'
import { getBase58Encoder } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { createKey } from './keys.fixture.ts'
import { accountOf, type Scripts, startWithWallet } from './scripted-wallet.fixture.ts'

const ada = createKey(1)
const bob = createKey(2)
const { signal } = new AbortController()
const utf8 = (text: string) => new TextEncoder().encode(text)

async function startConnected(scripts: Scripts) {
  const started = await startWithWallet([ada], scripts)
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const sign = (message: string, address = ada.address) =>
    started.chain.signMessage({ connectorId: 'Lumen', address, message }, signal)
  return { ...started, sign }
}
type Input = SolanaSignMessageInput
const signUnchanged = ({ message }: Input) => [
  { signedMessage: message, signature: ada.sign(message) },
]

test('signMessage sends UTF-8 bytes and returns the signature in base58', async () => {
  const { sign, calls } = await startConnected({ 'solana:signMessage': signUnchanged })
  const signature = Uint8Array.from(getBase58Encoder().encode(await sign('Grüezi')))
  expect(ada.verify(utf8('Grüezi'), signature)).toBe(true)
  expect(calls.at(-1)?.inputs).toEqual([{ account: accountOf(ada), message: utf8('Grüezi') }])
})

describe('invalid signatures', () => {
  const otherKey = createKey(3)
  const returning = (signature: unknown) => () => [{ signature }]
  test.each([
    ['undefined', () => undefined, 'rpc/internal'],
    ['an empty list', () => [], 'rpc/internal'],
    ['text', returning('x'), 'rpc/internal'],
    ['a short signature', returning(new Uint8Array(63)), 'rpc/internal'],
    ['a signature of zeros', returning(new Uint8Array(64)), 'sign/not-verified'],
    [
      'a signature of another key',
      ({ message }: Input) => returning(otherKey.sign(message))(),
      'sign/not-verified',
    ],
    [
      'a signature of another message',
      () => returning(ada.sign(utf8('Pay')))(),
      'sign/not-verified',
    ],
    [
      'a signature of a message that the wallet changed',
      () => [{ signedMessage: utf8('Pay'), signature: ada.sign(utf8('Pay')) }],
      'sign/not-verified',
    ],
  ])('signMessage throws if the wallet returns %s', async (_, script, code) => {
    const { sign } = await startConnected({ 'solana:signMessage': script })
    await expect(sign('hello')).rejects.toMatchObject({ code })
  })
})

test('signMessage verifies the original message even if the wallet changes its input', async () => {
  const changeInput = (input: Input) => {
    input.message.fill(0)
    return signUnchanged(input)
  }
  const { sign } = await startConnected({ 'solana:signMessage': changeInput })
  await expect(sign('hello')).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test('signMessage throws rpc/user-rejected if the visitor rejects [B5]', async () => {
  const { sign } = await startConnected({
    'solana:signMessage': () => Promise.reject({ code: 4001 }),
  })
  await expect(sign('hello')).rejects.toMatchObject({ code: 'rpc/user-rejected' })
})

test.each([bob.address, 'invalid'])(
  'signMessage throws rpc/unauthorized for the unshared account %s without calling the wallet',
  async (address) => {
    const { sign, features } = await startConnected({ 'solana:signMessage': signUnchanged })
    await expect(sign('hello', address)).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    expect(features()).toEqual(['standard:connect'])
  },
)

test('signMessage throws connect/wallet-not-found for a missing wallet, and signTypedData throws rpc/method-not-supported', async () => {
  const { chain } = await startConnected({})
  const request = { connectorId: 'Gone', address: ada.address }
  await expect(chain.signMessage({ ...request, message: 'x' }, signal)).rejects.toMatchObject({
    code: 'connect/wallet-not-found',
  })
  await expect(chain.signTypedData({ ...request, typedData: {} }, signal)).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
