import type { SolanaSignInInput as StandardInput } from '@solana/wallet-standard-features'
import { describe, expect, test } from 'vitest'
import { keyOf } from './keys.fixture.ts'
import { accountOf, meet, type Scripts } from './scripted-wallet.fixture.ts'
import type { SolanaProvider, SolanaSignInInput } from './solana.types.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]
const { signal } = new AbortController()
const utf8 = (text: string) => new TextEncoder().encode(text)

async function connected(scripts: Scripts): Promise<NonNullable<SolanaProvider['signIn']>> {
  const { chain } = await meet([ada], scripts)
  await chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const { signIn } = chain.provider('Lumen') as SolanaProvider
  if (signIn === null) throw new Error('It cannot sign in')
  return signIn
}
const wallet = (text: string, key = ada, by = key): Scripts => ({
  'solana:signIn': () => [
    { account: accountOf(key), signedMessage: utf8(text), signature: by.sign(utf8(text)) },
  ],
})
const title = `page.example wants you to sign in with your Solana account:\n${ada.address}`
const input: SolanaSignInInput & StandardInput = {
  statement: 'Hello.\nTwice.',
  uri: 'https://page.example',
  nonce: 'abcdefgh1',
  resources: ['https://a.example'],
}
const whole = `${title}\n\nHello.\nTwice.\n\nURI: https://page.example\nNonce: abcdefgh1\nResources:\n- https://a.example`

test('what was signed comes back, with who signed it', async () => {
  const signIn = await connected(wallet(whole))
  const { address, signedMessage, signature } = await signIn(input)
  expect([address, new TextDecoder().decode(signedMessage)]).toEqual([ada.address, whole])
  expect(ada.verify(signedMessage, signature)).toBe(true)
})

test('the page’s own domain is asked for where none is named', async () => {
  const asked: unknown[] = []
  const signIn = await connected({
    'solana:signIn': (one: object) => {
      asked.push(one)
      return [
        { account: accountOf(ada), signedMessage: utf8(title), signature: ada.sign(utf8(title)) },
      ]
    },
  })
  await signIn()
  expect(asked).toEqual([{ domain: 'page.example' }])
})

describe('refused is', () => {
  test.each([
    ['a message for another page', wallet(whole.replace('page.example', 'evil.example')), input],
    ['one without the nonce', wallet(whole.replace('Nonce: abcdefgh1\n', '')), input],
    ['another nonce', wallet(whole.replace('abcdefgh1', 'abcdefgh2')), input],
    ['one without what it is for', wallet(whole.replace('Twice.', 'Thrice.')), input],
    ['one that names another account', wallet(whole, bob), input],
    [
      'another account than was asked for',
      wallet(title.replace(ada.address, bob.address), bob),
      { address: ada.address },
    ],
    [
      'an account that is none',
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
    ['nothing', { 'solana:signIn': () => null }, {}],
  ])('%s', async (_, scripts, asked) => {
    const signIn = await connected(scripts)
    await expect(signIn(asked)).rejects.toMatchObject({ code: 'rpc/internal' })
  })

  test('a signature of another key', async () => {
    const signIn = await connected(wallet(whole, ada, bob))
    await expect(signIn(input)).rejects.toMatchObject({ code: 'sign/not-verified' })
  })
})
