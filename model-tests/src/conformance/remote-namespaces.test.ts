import { expect, test } from 'vitest'
import { statuses } from './remote-kit.fixture.ts'
import { addressOn, all, chains, familyGround, namespaces } from './remote-namespaces.fixture.ts'

const here = familyGround()
const connected = async () => {
  const [kit, wallet] = [here.startAll(), await here.phone()]
  await here.meetAll(kit, wallet)
  return { kit, wallet, topic: wallet.state.get().sessions[0]?.topic ?? '' }
}
const storedIds = () =>
  Object.keys(here.browser.kept()).filter((key) => key.includes('connected_connector_id'))

test('one pairing connects five namespaces, each with its own network and addresses', async () => {
  const { kit, wallet } = await connected()
  for (const namespace of namespaces) {
    const [chain] = chains[namespace]
    expect([
      kit.network.get(namespace).active?.caipNetworkId,
      kit.account.get(namespace).address,
    ]).toEqual([chain, addressOn(wallet, chain)])
    const own = kit.account.get(namespace).accounts.filter(({ type }) => type !== 'ordinal')
    expect(own.map(({ address }) => address)).toEqual([
      addressOn(wallet, chain),
      addressOn(wallet, chain, 1),
    ])
  }
})

test('a session that loses one namespace keeps the others', async () => {
  const { kit, wallet, topic } = await connected()
  const { polkadot: _, ...left } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, left)
  await expect.poll(() => statuses(kit)).toEqual({ ...all('connected'), polkadot: 'disconnected' })
  expect(storedIds().filter((key) => key.includes('polkadot'))).toEqual([])
  await expect(kit.wallet.signMessage('hello', 'cosmos')).resolves.toMatch(/=/)
})

test('a reload restores all five namespaces with account and network', async () => {
  const { kit } = await connected()
  const before = namespaces.map((namespace) => kit.account.get(namespace).caipAddress)
  kit.stop()
  const later = here.startAll()
  expect(statuses(later)).toEqual(all('reconnecting'))
  await later.ready()
  expect(statuses(later)).toEqual(all('connected'))
  expect(namespaces.map((namespace) => later.account.get(namespace).caipAddress)).toEqual(before)
  await expect(later.wallet.signMessage('hello', 'solana')).resolves.toMatch(
    /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  )
})

test('disconnecting one namespace disconnects all of its session, with a result for each', async () => {
  const { kit, wallet } = await connected()
  const said = await kit.disconnect('cosmos')
  expect(statuses(kit)).toEqual(all('disconnected'))
  expect(new Set(said.map(({ namespace }) => namespace))).toEqual(new Set(namespaces))
  expect(said.map(({ problem }) => problem)).toEqual(namespaces.map(() => null))
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(storedIds()).toEqual([])
})

test('a wallet that ends the session disconnects all five, and the active network stays', async () => {
  const { kit, wallet, topic } = await connected()
  const chosen: unknown[] = []
  kit.watch(
    ({ network }) => network.active?.caipNetworkId,
    (id) => chosen.push(id),
  )
  await wallet.end(topic)
  await expect.poll(() => statuses(kit)).toEqual(all('disconnected'))
  expect([...new Set(chosen)].filter((one) => one !== chains.eip155[0])).toEqual([])
})

test('a wallet that drops the active namespace activates the next one that it still serves', async () => {
  const { kit, wallet, topic } = await connected()
  const { eip155: _, ...left } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, left)
  await expect.poll(() => kit.state.getSnapshot().network.activeNamespace).not.toBe('eip155')
  expect(kit.account.get().status).toBe('connected')
})
