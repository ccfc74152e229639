import { isHex, verifyMessage } from 'viem'
import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { type RemoteSignInMode, type RemoteWallet, remoteSignInModes } from './index.ts'
import { evmNamespaces } from './page.fixture.ts'
import {
  createFixture,
  type Fixture,
  firstAddress,
  firstOf,
  secondAddress,
} from './remote-wallet.fixture.ts'
import type { Cacao } from './sdk.types.ts'

const request = {
  chains: ['eip155:31337', 'eip155:31338'],
  domain: 'page.example.com',
  uri: 'https://page.example.com/',
  nonce: 'abcdefghij0123456789',
  statement: 'Prove that it is you.',
  ttl: 300,
}

let fixture: Fixture
beforeEach(async () => {
  fixture = await createFixture()
})
afterEach(() => fixture.stop())

/** Starts a connection that asks to sign in. Resolves when the phone has the proposal. */
async function propose(wallet: RemoteWallet, asked: object = request) {
  const { uri, session } = await fixture.page.connect(evmNamespaces(...request.chains), [
    { ...request, ...asked },
  ])
  await wallet.pair(uri)
  return { session }
}
const isSigned = ({ p, s }: Cacao, message: string): Promise<boolean> => {
  const address = p.iss.split(':').at(-1)
  assert(isHex(address) && isHex(s.s))
  return verifyMessage({ address, message, signature: s.s })
}
const issuers = (cacaos: readonly { p: { iss: string } }[] = []) => cacaos.map(({ p }) => p.iss)

test('a phone shows the messages that a page asks to sign, and signs them for its active account on each chain', async () => {
  const wallet = await fixture.createPhone('ask')
  const { session } = await propose(wallet)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const { id, messages } = firstOf(wallet.state.get().proposals)
  assert.deepEqual(
    messages.map(({ position, chain }) => [position, chain]),
    [
      [0, 'eip155:31337'],
      [0, 'eip155:31338'],
      [1, 'eip155:31337'],
      [1, 'eip155:31338'],
    ],
  )
  const lines = firstOf(messages).text.split('\n')
  assert.deepEqual(lines.slice(0, 8), [
    'page.example.com wants you to sign in with your Ethereum account:',
    firstAddress,
    '',
    'Prove that it is you.',
    '',
    'URI: https://page.example.com/',
    'Version: 1',
    'Chain ID: 31337',
  ])
  await wallet.approve(id)
  const { authentication = [] } = (await session) ?? {}
  assert.deepEqual(issuers(authentication), [
    `did:pkh:eip155:31337:${firstAddress}`,
    `did:pkh:eip155:31338:${firstAddress}`,
  ])
  for (const [index, cacao] of authentication.entries())
    assert.isTrue(await isSigned(Object(cacao), messages[index]?.text ?? ''))
})

test('a phone signs in with the accounts that the visitor selects, on the chains that it grants', async () => {
  const wallet = await fixture.createPhone('ask')
  const { session } = await propose(wallet)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(firstOf(wallet.state.get().proposals).id, {
    chains: ['eip155:31338'],
    signers: [1, 0],
  })
  assert.deepEqual(issuers((await session)?.authentication), [
    `did:pkh:eip155:31338:${secondAddress}`,
    `did:pkh:eip155:31338:${firstAddress}`,
  ])
})

test.each<[string, object, RemoteSignInMode]>([
  ['that does not support signing in', {}, 'unsupported'],
  ['asked for a statement with a line break', { statement: 'One\nNonce: 1' }, 'sign'],
  ['asked with chains that are not texts', { chains: [1] }, 'sign'],
])('a phone %s connects without signing', async (_, asked, mode) => {
  const wallet = await fixture.createPhone('approve')
  wallet.setSignIn(mode)
  const { session } = await propose(wallet, asked)
  const { authentication, namespaces } = (await session) ?? {}
  assert.isUndefined(authentication)
  assert.isDefined(namespaces?.eip155)
})

test('a phone in the mode silent drops a proposal that asks to sign in, and answers the others', async () => {
  const wallet = await fixture.createPhone('approve')
  wallet.setSignIn('silent')
  await propose(wallet)
  const { uri, session } = await fixture.page.connect(evmNamespaces(...request.chains))
  await wallet.pair(uri)
  assert.isDefined((await session)?.namespaces.eip155)
  assert.deepEqual(wallet.state.get().proposals, [])
  assert.equal(wallet.state.get().sessions.length, 1)
})

test.each(
  remoteSignInModes.filter(
    (mode) => mode !== 'sign' && mode !== 'unsupported' && mode !== 'silent',
  ),
)('a phone in the mode %s returns cacaos that differ from the request', async (mode) => {
  const wallet = await fixture.createPhone('ask')
  wallet.setSignIn(mode)
  const { session } = await propose(wallet, { chains: ['eip155:31337'] })
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const { id, messages } = firstOf(wallet.state.get().proposals)
  await wallet.approve(id)
  const cacao: Cacao = Object(firstOf((await session)?.authentication ?? []))
  assert.isFalse(await isSigned(cacao, firstOf(messages).text))
  const { p } = cacao
  const isOther = {
    'wrong-signature': false,
    'other-signer': false,
    'other-nonce': p.nonce !== request.nonce,
    'other-domain': p.domain !== request.domain,
    'other-statement': p.statement !== request.statement,
    'not-granted': !p.iss.endsWith(firstAddress) && !p.iss.endsWith(secondAddress),
    expired: Date.parse(p.exp ?? '') < Date.now(),
  }[mode]
  assert.equal(isOther, !mode.includes('sign'))
})
