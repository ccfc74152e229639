import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import {
  createFixture,
  type Fixture,
  firstAddress,
  firstOf,
  secondAddress,
} from './remote-wallet.fixture.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await createFixture()
})
afterEach(() => fixture.stop())

test('phone.changeAccount grants the account and emits accountsChanged', async () => {
  const wallet = await fixture.createPhone('ask')
  const { uri, session } = await fixture.page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(firstOf(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  const updated = fixture.page.nextEvent('session_update')
  const changed = fixture.page.nextEvent('accountsChanged')
  await wallet.changeAccount(1)
  await updated
  assert.deepEqual(await changed, [secondAddress, firstAddress])
  assert.deepEqual(fixture.page.provider.session?.namespaces.eip155?.accounts, [
    `eip155:31337:${secondAddress}`,
    `eip155:31337:${firstAddress}`,
  ])
  assert.equal(wallet.state.get().account, 1)
})

test('phone.changeChain grants the chain and emits chainChanged', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  const changed = fixture.page.nextEvent('chainChanged')
  await wallet.changeChain('eip155:31338')
  assert.equal(await changed, '31338')
  assert.include(
    fixture.page.provider.session?.namespaces.eip155?.accounts ?? [],
    `eip155:31338:${firstAddress}`,
  )
})

test('wallet_switchEthereumChain makes the network active and grants it', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  const updated = fixture.page.nextEvent('session_update')
  await fixture.page.provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a6a' }],
  })
  await updated
  assert.equal(wallet.state.get().chain, 'eip155:31338')
  assert.include(
    fixture.page.provider.session?.namespaces.eip155?.accounts ?? [],
    `eip155:31338:${firstAddress}`,
  )
})

test('phone.update, ping and end emit their events on the page, and extend resolves', async () => {
  const wallet = await fixture.createPhone('approve')
  const topic = await fixture.page.connectTo(wallet)
  const { namespaces } = firstOf(wallet.state.get().sessions)
  const updated = fixture.page.nextEvent('session_update')
  const reduced = {
    ...namespaces.eip155,
    accounts: [`eip155:31337:${secondAddress}`],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  }
  await wallet.update(topic, { eip155: reduced })
  await updated
  assert.deepEqual(fixture.page.provider.session?.namespaces.eip155?.accounts, [
    `eip155:31337:${secondAddress}`,
  ])
  await wallet.extend(topic)
  const pinged = fixture.page.nextEvent('session_ping')
  await wallet.ping(topic)
  await pinged
  const ended = fixture.page.nextEvent('disconnect')
  await wallet.end(topic)
  assert.deepInclude(await ended, { code: 6000 })
  assert.deepEqual(wallet.state.get().sessions, [])
})

test('the phone removes a session that the page ends', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  await fixture.page.provider.disconnect()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})
