import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { evmNamespaces } from './page.fixture.ts'
import {
  allNamespaces,
  createFixture,
  type Fixture,
  firstAddress,
  firstOf,
  helloHex,
  otherChains,
  secondAddress,
} from './remote-wallet.fixture.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await createFixture()
})
afterEach(() => fixture.stop())

test('a phone in approve mode grants five namespaces with the addresses of each chain', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet, allNamespaces())
  const { namespaces = {} } = fixture.page.provider.session ?? {}
  assert.sameMembers(Object.keys(namespaces), ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  assert.deepEqual(namespaces.eip155?.accounts, [
    `eip155:31337:${firstAddress}`,
    `eip155:31337:${secondAddress}`,
    `eip155:31338:${firstAddress}`,
    `eip155:31338:${secondAddress}`,
  ])
  for (const [position, account] of wallet.state.get().accounts.entries()) {
    for (const caip2 of otherChains)
      assert.equal(
        namespaces[caip2.split(':')[0] ?? '']?.accounts[position],
        `${caip2}:${account.addresses[caip2]}`,
      )
  }
})

test('a phone lists a proposal with its page and chains, and approve grants the selected accounts', async () => {
  const wallet = await fixture.createPhone('ask')
  const lifetime = 300_000
  const earliest = Date.now() + lifetime
  const { uri, session } = await fixture.page.connect(evmNamespaces('eip155:31337', 'eip155:1'))
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const proposal = firstOf(wallet.state.get().proposals)
  assert.equal(proposal.peer.name, 'A page')
  assert.deepEqual(proposal.chains, [
    { caip2: 'eip155:31337', name: 'eip155:31337', known: true },
    { caip2: 'eip155:1', name: 'eip155:1', known: false },
  ])
  // in full seconds
  assert(proposal.expiresAt > earliest - 1_000 && proposal.expiresAt <= Date.now() + lifetime)
  await wallet.approve(proposal.id, { accounts: [1] })
  assert.deepEqual((await session)?.namespaces.eip155?.accounts, [`eip155:31337:${secondAddress}`])
  assert.deepEqual(wallet.state.get().proposals, [])
  assert.equal(firstOf(wallet.state.get().sessions).peer.url, 'https://page.example.com')
})

test('a phone in reject mode rejects proposals with 5000 and requests with 4001', async () => {
  const wallet = await fixture.createPhone('reject')
  const { uri, session } = await fixture.page.connect()
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5000 })
  wallet.setMode('approve')
  await fixture.page.connectTo(wallet)
  wallet.setMode('reject')
  await expect(
    fixture.page.provider.request({ method: 'personal_sign', params: [helloHex, firstAddress] }),
  ).rejects.toMatchObject({ code: 4001 })
})

test('a phone in approve mode rejects a proposal without a known chain with 5100', async () => {
  const wallet = await fixture.createPhone('approve')
  const { uri, session } = await fixture.page.connect(evmNamespaces('eip155:1'))
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5100 })
})
