import { expect, test } from 'vitest'
import { addressOn, all, chains, familyGround, namespaces } from './remote-families.fixture.ts'
import { statuses } from './remote-kit.fixture.ts'

const here = familyGround()
const connected = async () => {
  const [kit, wallet] = [here.startAll(), await here.phone()]
  await here.meetAll(kit, wallet)
  return { kit, wallet, topic: wallet.state.get().sessions[0]?.topic ?? '' }
}
const storedIds = () =>
  Object.keys(here.browser.kept()).filter((key) => key.includes('connected_connector_id'))

test('one pairing connects five namespaces, each on its own network with its own addresses', async () => {
  const { kit, wallet } = await connected()
  for (const namespace of namespaces) {
    const [chain] = chains[namespace]
    expect([kit.getCaipNetworkId(namespace), kit.getAddress(namespace)]).toEqual([
      chain,
      addressOn(wallet, chain),
    ])
    const own = kit.getAccount(namespace).allAccounts.filter(({ type }) => type !== 'ordinal')
    expect(own.map(({ address }) => address)).toEqual([
      addressOn(wallet, chain),
      addressOn(wallet, chain, 1),
    ])
  }
})

test('a session that loses one namespace leaves the others', async () => {
  const { kit, wallet, topic } = await connected()
  const { polkadot: _, ...left } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, left)
  await expect.poll(() => statuses(kit)).toEqual({ ...all('connected'), polkadot: 'disconnected' })
  expect(storedIds().filter((key) => key.includes('polkadot'))).toEqual([])
  await expect(kit.signMessage('hello', 'cosmos')).resolves.toMatch(/=/)
})

test('a reload restores all five, each as it was', async () => {
  const { kit } = await connected()
  const before = namespaces.map((namespace) => kit.getCaipAddress(namespace))
  kit.stop()
  const later = here.startAll()
  expect(statuses(later)).toEqual(all('reconnecting'))
  await later.ready()
  expect(statuses(later)).toEqual(all('connected'))
  expect(namespaces.map((namespace) => later.getCaipAddress(namespace))).toEqual(before)
  await expect(later.signMessage('hello', 'solana')).resolves.toMatch(
    /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  )
})

test('disconnecting one disconnects all that came with it, and says so of each', async () => {
  const { kit, wallet } = await connected()
  const said = await kit.disconnect('cosmos')
  expect(statuses(kit)).toEqual(all('disconnected'))
  expect(new Set(said.map(({ namespace }) => namespace))).toEqual(new Set(namespaces))
  expect(said.map(({ problem }) => problem)).toEqual(namespaces.map(() => null))
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(storedIds()).toEqual([])
})

test('a wallet that leaves leaves all five, and the page stays on the network it was on', async () => {
  const { kit, wallet, topic } = await connected()
  const chosen: unknown[] = []
  kit.subscribeState(({ selectedNetworkId }) => chosen.push(selectedNetworkId))
  await wallet.end(topic)
  await expect.poll(() => statuses(kit)).toEqual(all('disconnected'))
  expect([...new Set(chosen)].filter((one) => one !== chains.eip155[0])).toEqual([])
})

test('a wallet that leaves the namespace one looks at leads to the next that it still serves', async () => {
  const { kit, wallet, topic } = await connected()
  const { eip155: _, ...left } = wallet.state.get().sessions[0]?.namespaces ?? {}
  await wallet.update(topic, left)
  await expect.poll(() => kit.getState().activeChain).not.toBe('eip155')
  expect(kit.getIsConnectedState()).toBe(true)
})
