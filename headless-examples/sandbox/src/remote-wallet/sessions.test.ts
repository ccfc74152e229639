import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { first, type Ground, only, prepareGround, second } from './remote-wallet.fixture.ts'

let ground: Ground
beforeEach(async () => {
  ground = await prepareGround()
})
afterEach(() => ground.leave())

test('another account in front: the page is told, and given it', async () => {
  const wallet = await ground.phone('ask')
  const { uri, session } = await ground.page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(only(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  const [updated, changed] = [
    ground.page.next('session_update'),
    ground.page.next('accountsChanged'),
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
  const wallet = await ground.phone('approve')
  await ground.page.meet(wallet)
  const changed = ground.page.next('chainChanged')
  await wallet.changeChain('eip155:31338')
  assert.equal(await changed, '31338')
  assert.include(
    ground.page.provider.session?.namespaces.eip155?.accounts ?? [],
    `eip155:31338:${first}`,
  )
})

test('a page that asks for another network gets it', async () => {
  const wallet = await ground.phone('approve')
  await ground.page.meet(wallet)
  const updated = ground.page.next('session_update')
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
  const wallet = await ground.phone('approve')
  const topic = await ground.page.meet(wallet)
  const { namespaces } = only(wallet.state.get().sessions)
  const updated = ground.page.next('session_update')
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
  const pinged = ground.page.next('session_ping')
  await wallet.ping(topic)
  await pinged
  const ended = ground.page.next('disconnect')
  await wallet.end(topic)
  assert.deepInclude(await ended, { code: 6000 })
  assert.deepEqual(wallet.state.get().sessions, [])
})

test('a page that ends the session is gone from the phone', async () => {
  const wallet = await ground.phone('approve')
  await ground.page.meet(wallet)
  await ground.page.provider.disconnect()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})
