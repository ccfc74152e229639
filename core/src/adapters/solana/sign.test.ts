import type { SolanaSignMessageInput } from '@solana/wallet-standard-features'
import { getBase58Encoder } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { keyOf } from './keys.fixture.ts'
import { accountOf, meet, type Scripts } from './scripted-wallet.fixture.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]
const { signal } = new AbortController()
const utf8 = (text: string) => new TextEncoder().encode(text)

async function connected(scripts: Scripts) {
  const met = await meet([ada], scripts)
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const sign = (message: string, address = ada.address) =>
    met.chain.signMessage({ connectorId: 'Lumen', address, message }, signal)
  return { ...met, sign }
}
type Input = SolanaSignMessageInput
const honest = ({ message }: Input) => [{ signedMessage: message, signature: ada.sign(message) }]

test('a message is signed as UTF-8; the signature is base58', async () => {
  const { sign, asked } = await connected({ 'solana:signMessage': honest })
  const signature = Uint8Array.from(getBase58Encoder().encode(await sign('Grüezi')))
  expect(ada.verify(utf8('Grüezi'), signature)).toBe(true)
  expect(asked.at(-1)?.inputs).toEqual([{ account: accountOf(ada), message: utf8('Grüezi') }])
})

describe('refused is', () => {
  const wrong = keyOf(3)
  const of = (signature: unknown) => () => [{ signature }]
  test.each([
    ['no answer', () => undefined, 'rpc/internal'],
    ['no output', () => [], 'rpc/internal'],
    ['a text', of('x'), 'rpc/internal'],
    ['a signature that is too short', of(new Uint8Array(63)), 'rpc/internal'],
    ['one that is nothing but zeros', of(new Uint8Array(64)), 'sign/not-verified'],
    ['another key’s', ({ message }: Input) => of(wrong.sign(message))(), 'sign/not-verified'],
    ['one of another message', () => of(ada.sign(utf8('Pay')))(), 'sign/not-verified'],
    [
      'one of a message that the wallet altered',
      () => [{ signedMessage: utf8('Pay'), signature: ada.sign(utf8('Pay')) }],
      'sign/not-verified',
    ],
  ])('%s', async (_, script, code) => {
    const { sign } = await connected({ 'solana:signMessage': script })
    await expect(sign('hello')).rejects.toMatchObject({ code })
  })
})

test('what the wallet changes in its input changes nothing here', async () => {
  const meddling = (input: Input) => {
    input.message.fill(0)
    return honest(input)
  }
  const { sign } = await connected({ 'solana:signMessage': meddling })
  await expect(sign('hello')).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test('B5: declined is declined', async () => {
  const { sign } = await connected({ 'solana:signMessage': () => Promise.reject({ code: 4001 }) })
  await expect(sign('hello')).rejects.toMatchObject({ code: 'rpc/user-rejected' })
})

test.each([bob.address, 'nobody'])(
  'an account that is not shared (%s) signs nothing, and the wallet is not asked',
  async (address) => {
    const { sign, features } = await connected({ 'solana:signMessage': honest })
    await expect(sign('hello', address)).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    expect(features()).toEqual(['standard:connect'])
  },
)

test('a wallet that is gone is not found; typed data is Ethereum’s', async () => {
  const { chain } = await connected({})
  const request = { connectorId: 'Gone', address: ada.address }
  await expect(chain.signMessage({ ...request, message: 'x' }, signal)).rejects.toMatchObject({
    code: 'connect/wallet-not-found',
  })
  await expect(chain.signTypedData({ ...request, typedData: {} }, signal)).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
