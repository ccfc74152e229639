import type { SolanaSignInInput as StandardInput } from '@solana/wallet-standard-features'
import { describe, expect, test } from 'vitest'
import { createKey } from './keys.fixture.ts'
import { accountOf, type Scripts, startWithWallet } from './scripted-wallet.fixture.ts'
import type { SolanaProvider, SolanaSignInInput } from './solana.types.ts'

const ada = createKey(1)
const bob = createKey(2)
const { signal } = new AbortController()
const utf8 = (text: string) => new TextEncoder().encode(text)

async function connectedSignIn(scripts: Scripts): Promise<NonNullable<SolanaProvider['signIn']>> {
  const { chain } = await startWithWallet([ada], scripts)
  await chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const { signIn } = chain.provider('Lumen') as SolanaProvider
  if (signIn === null) throw new Error('The provider cannot sign in')
  return signIn
}
const walletSigning = (text: string, key = ada, signer = key): Scripts => ({
  'solana:signIn': () => [
    { account: accountOf(key), signedMessage: utf8(text), signature: signer.sign(utf8(text)) },
  ],
})
const title = `page.example wants you to sign in with your Solana account:\n${ada.address}`
const input: SolanaSignInInput & StandardInput = {
  statement: 'Hello.\nTwice.',
  uri: 'https://page.example',
  nonce: 'abcdefgh1',
  resources: ['https://a.example'],
}
const message = `${title}\n\nHello.\nTwice.\n\nURI: https://page.example\nNonce: abcdefgh1\nResources:\n- https://a.example`

test('signIn returns the address, the signed message and its signature', async () => {
  const signIn = await connectedSignIn(walletSigning(message))
  const { address, signedMessage, signature } = await signIn(input)
  expect(address).toEqual(ada.address)
  expect(new TextDecoder().decode(signedMessage)).toEqual(message)
  expect(ada.verify(signedMessage, signature)).toBe(true)
})

test.each([
  ['no field', title, {}],
  ['fields that the wallet adds', `${title}\n\nVersion: 1\nNonce: n\nIssued At: t`, { nonce: 'n' }],
  ['the empty line of CAIP-122', `${title}\n\n\nNonce: n`, { nonce: 'n' }],
  ['only resources', `${title}\n\nResources:\n- a:b`, { resources: ['a:b'] }],
])('signIn accepts a message with %s [SG3]', async (_, text, requested) => {
  const signIn = await connectedSignIn(walletSigning(text))
  await expect(signIn(requested)).resolves.toMatchObject({ address: ada.address })
})

test('signIn requests the domain of the page by default', async () => {
  const inputs: unknown[] = []
  const signIn = await connectedSignIn({
    'solana:signIn': (signInInput: object) => {
      inputs.push(signInInput)
      return [
        { account: accountOf(ada), signedMessage: utf8(title), signature: ada.sign(utf8(title)) },
      ]
    },
  })
  await signIn()
  expect(inputs).toEqual([{ domain: 'page.example' }])
})

describe('invalid sign-in results', () => {
  test.each([
    [
      'a message for another page',
      walletSigning(message.replace('page.example', 'evil.example')),
      input,
    ],
    [
      'a message without the nonce',
      walletSigning(message.replace('Nonce: abcdefgh1\n', '')),
      input,
    ],
    ['another nonce', walletSigning(message.replace('abcdefgh1', 'abcdefgh2')), input],
    [
      'a message with another statement',
      walletSigning(message.replace('Twice.', 'Thrice.')),
      input,
    ],
    ['a longer statement [SG3]', walletSigning(message.replace('Twice.', 'Twice. I pay.')), input],
    ['a statement that was not requested [SG3]', walletSigning(`${title}\n\nI pay.`), {}],
    ['a further resource [SG3]', walletSigning(`${message}\n- https://evil.example`), input],
    [
      'a resource that was not requested [SG3]',
      walletSigning(`${title}\n\nNonce: abcdefgh1\nResources:\n- https://evil.example`),
      { nonce: 'abcdefgh1' },
    ],
    [
      'the nonce as a resource [SG3]',
      walletSigning(`${title}\n\nNonce: 1234567890\nNonce: abcdefgh1`),
      { nonce: 'abcdefgh1' },
    ],
    ['fields in another order [SG3]', walletSigning(`${title}\n\nNonce: a\nURI: b`), {}],
    ['text after the fields [SG3]', walletSigning(`${message}\nI pay.`), input],
    ['an empty field line [SG3]', walletSigning(`${title}\n\n`), {}],
    ['a message for another account', walletSigning(message, bob), input],
    [
      'another account than requested',
      walletSigning(title.replace(ada.address, bob.address), bob),
      { address: ada.address },
    ],
    [
      'an invalid account',
      {
        'solana:signIn': () => [
          {
            account: { address: 'x' },
            signedMessage: utf8(title),
            signature: ada.sign(utf8(title)),
          },
        ],
      },
      {},
    ],
    ['no output', { 'solana:signIn': () => null }, {}],
  ])('signIn throws rpc/internal for %s', async (_, scripts, requested) => {
    const signIn = await connectedSignIn(scripts)
    await expect(signIn(requested)).rejects.toMatchObject({ code: 'rpc/internal' })
  })

  test('signIn throws sign/not-verified for a signature of another key', async () => {
    const signIn = await connectedSignIn(walletSigning(message, ada, bob))
    await expect(signIn(input)).rejects.toMatchObject({ code: 'sign/not-verified' })
  })
})
