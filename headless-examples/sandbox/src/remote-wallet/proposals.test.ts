import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { evm } from './page.fixture.ts'
import {
  allNamespaces,
  first,
  type Fixture,
  hello,
  firstOf,
  otherChains,
  createFixture,
  second,
} from './remote-wallet.fixture.ts'

let ground: Fixture
beforeEach(async () => {
  ground = await createFixture()
})
afterEach(() => ground.stop())

test('grants five namespaces, each with addresses of its own', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet, allNamespaces())
  const { namespaces = {} } = ground.page.provider.session ?? {}
  assert.sameMembers(Object.keys(namespaces), ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  assert.deepEqual(namespaces.eip155?.accounts, [
    `eip155:31337:${first}`,
    `eip155:31337:${second}`,
    `eip155:31338:${first}`,
    `eip155:31338:${second}`,
  ])
  for (const [position, account] of wallet.state.get().accounts.entries()) {
    for (const caip2 of otherChains)
      assert.equal(
        namespaces[caip2.split(':')[0] ?? '']?.accounts[position],
        `${caip2}:${account.addresses[caip2]}`,
      )
  }
})

test('shows who asks and for what, and grants what a person picked', async () => {
  const wallet = await ground.createPhone('ask')
  const { uri, session } = await ground.page.connect(evm('eip155:31337', 'eip155:1'))
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const proposal = firstOf(wallet.state.get().proposals)
  assert.equal(proposal.peer.name, 'A page')
  assert.deepEqual(proposal.chains, [
    { caip2: 'eip155:31337', name: 'eip155:31337', known: true },
    { caip2: 'eip155:1', name: 'eip155:1', known: false },
  ])
  assert.closeTo(proposal.expiresAt, Date.now() + 300_000, 5_000)
  await wallet.approve(proposal.id, { accounts: [1] })
  assert.deepEqual((await session)?.namespaces.eip155?.accounts, [`eip155:31337:${second}`])
  assert.deepEqual(wallet.state.get().proposals, [])
  assert.equal(firstOf(wallet.state.get().sessions).peer.url, 'https://page.example.com')
})

test('a person says no to a proposal and to a request', async () => {
  const wallet = await ground.createPhone('reject')
  const { uri, session } = await ground.page.connect()
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5000 })
  wallet.setMode('approve')
  await ground.page.connectTo(wallet)
  wallet.setMode('reject')
  await expect(
    ground.page.provider.request({ method: 'personal_sign', params: [hello, first] }),
  ).rejects.toMatchObject({ code: 4001 })
})

test('a proposal of unknown networks only is turned down by a phone that approves', async () => {
  const wallet = await ground.createPhone('approve')
  const { uri, session } = await ground.page.connect(evm('eip155:1'))
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5100 })
})
