import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { first, type Fixture, firstOf, createFixture, second } from './remote-wallet.fixture.ts'

let ground: Fixture
beforeEach(async () => {
  ground = await createFixture()
})
afterEach(() => ground.stop())

test('another account in front: the page is told, and given it', async () => {
  const wallet = await ground.createPhone('ask')
  const { uri, session } = await ground.page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(firstOf(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  const [updated, changed] = [
    ground.page.nextEvent('session_update'),
    ground.page.nextEvent('accountsChanged'),
  ]
  await wallet.changeAccount(1)
  await updated
  assert.deepEqual(await changed, [second, first])
  assert.deepEqual(ground.page.provider.session?.namespaces.eip155?.accounts, [
    `eip155:31337:${second}`,
    `eip155:31337:${first}`,
  ])
  assert.equal(wallet.state.get().account, 1)
})

test('another chain in front: the page is told, and given it', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  const changed = ground.page.nextEvent('chainChanged')
  await wallet.changeChain('eip155:31338')
  assert.equal(await changed, '31338')
  assert.include(
    ground.page.provider.session?.namespaces.eip155?.accounts ?? [],
    `eip155:31338:${first}`,
  )
})

test('a page that asks for another network gets it', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  const updated = ground.page.nextEvent('session_update')
  await ground.page.provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a6a' }],
  })
  await updated
  assert.equal(wallet.state.get().chain, 'eip155:31338')
  assert.include(
    ground.page.provider.session?.namespaces.eip155?.accounts ?? [],
    `eip155:31338:${first}`,
  )
})

test('update, extend, ping and end reach the page', async () => {
  const wallet = await ground.createPhone('approve')
  const topic = await ground.page.connectTo(wallet)
  const { namespaces } = firstOf(wallet.state.get().sessions)
  const updated = ground.page.nextEvent('session_update')
  const less = {
    ...namespaces.eip155,
    accounts: [`eip155:31337:${second}`],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  }
  await wallet.update(topic, { eip155: less })
  await updated
  assert.deepEqual(ground.page.provider.session?.namespaces.eip155?.accounts, [
    `eip155:31337:${second}`,
  ])
  await wallet.extend(topic)
  const pinged = ground.page.nextEvent('session_ping')
  await wallet.ping(topic)
  await pinged
  const ended = ground.page.nextEvent('disconnect')
  await wallet.end(topic)
  assert.deepInclude(await ended, { code: 6000 })
  assert.deepEqual(wallet.state.get().sessions, [])
})

test('a page that ends the session is gone from the phone', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  await ground.page.provider.disconnect()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})
