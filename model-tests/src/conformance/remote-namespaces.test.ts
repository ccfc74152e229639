import { expect, test } from 'vitest'
import { statuses } from './remote-kit.fixture.ts'
import {
  addressOn,
  allNamespacesFixture,
  chains,
  namespaces,
  statusOfAll,
} from './remote-namespaces.fixture.ts'

const fixture = allNamespacesFixture()
const connected = async () => {
  const [kit, wallet] = [fixture.startAll(), await fixture.phone()]
  await fixture.pairAll(kit, wallet)
  return { kit, wallet, topic: wallet.state.get().sessions[0]?.topic ?? '' }
}
const storedIds = () =>
  Object.keys(fixture.browser.stored()).filter((key) => key.includes('connected_connector_id'))

test('one pairing connects five namespaces, each with its own network and addresses', async () => {
  const { kit, wallet } = await connected()
  for (const namespace of namespaces) {
    const [chain] = chains[namespace]
    expect([
      kit.network.get(namespace).active?.caipNetworkId,
      kit.account.get(namespace).address,
    ]).toEqual([chain, addressOn(wallet, chain)])
    const accounts = kit.account.get(namespace).accounts.filter(({ type }) => type !== 'ordinal')
    expect(accounts.map(({ address }) => address)).toEqual([
      addressOn(wallet, chain),
      addressOn(wallet, chain, 1),
    ])
  }
})

test('a remote session that loses one namespace keeps the others connected', async () => {
  const { kit, wallet, topic } = await connected()
  const { polkadot: _, ...otherNamespaces } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, otherNamespaces)
  await expect
    .poll(() => statuses(kit))
    .toEqual({ ...statusOfAll('connected'), polkadot: 'disconnected' })
  expect(storedIds().filter((key) => key.includes('polkadot'))).toEqual([])
  await expect(kit.wallet.signMessage('hello', 'cosmos')).resolves.toMatch(/=/)
})

test('a restarted kit restores all five namespaces with account and network', async () => {
  const { kit } = await connected()
  const before = namespaces.map((namespace) => kit.account.get(namespace).caipAddress)
  kit.stop()
  const restarted = fixture.startAll()
  expect(statuses(restarted)).toEqual(statusOfAll('reconnecting'))
  await restarted.ready()
  expect(statuses(restarted)).toEqual(statusOfAll('connected'))
  expect(namespaces.map((namespace) => restarted.account.get(namespace).caipAddress)).toEqual(
    before,
  )
  await expect(restarted.wallet.signMessage('hello', 'solana')).resolves.toMatch(
    /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  )
})

test('disconnecting one namespace disconnects all namespaces of the session and returns a result for each', async () => {
  const { kit, wallet } = await connected()
  const results = await kit.disconnect('cosmos')
  expect(statuses(kit)).toEqual(statusOfAll('disconnected'))
  expect(new Set(results.map(({ namespace }) => namespace))).toEqual(new Set(namespaces))
  expect(results.map(({ problem }) => problem)).toEqual(namespaces.map(() => null))
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(storedIds()).toEqual([])
})

test('a wallet that ends the session disconnects all five namespaces and leaves the active network', async () => {
  const { kit, wallet, topic } = await connected()
  const activeNetworks: unknown[] = []
  kit.watch(
    ({ network }) => network.active?.caipNetworkId,
    (id) => activeNetworks.push(id),
  )
  await wallet.end(topic)
  await expect.poll(() => statuses(kit)).toEqual(statusOfAll('disconnected'))
  expect([...new Set(activeNetworks)].filter((id) => id !== chains.eip155[0])).toEqual([])
})

test('a wallet that removes the active namespace from the session activates a connected one', async () => {
  const { kit, wallet, topic } = await connected()
  const { eip155: _, ...otherNamespaces } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, otherNamespaces)
  await expect.poll(() => kit.state.getSnapshot().network.activeNamespace).not.toBe('eip155')
  expect(kit.account.get().status).toBe('connected')
})
