import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import {
  isBackground,
  isCurrent,
  isSupported,
} from '../../../../core/src/stores/network/network.guards.ts'
import { networkMachine } from '../../../../core/src/stores/network/network.machine.ts'
import { networkReactions } from '../../../../core/src/stores/network/network.reactions.ts'
import { selectNetwork } from '../../../../core/src/stores/network/network.store.ts'
import type { NetworkContext } from '../../../../core/src/stores/network/network.types.ts'
import {
  mainnet,
  otherUnconfiguredNetwork,
  sepolia,
  solana,
  unconfiguredNetwork,
} from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { networkInputs } from './network.cases.ts'
import { networkModel } from './network.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(networkMachine)).toMatchFileSnapshot('network.inventory.txt'))

function createScenario(input = networkInputs.two) {
  const run = scenario(networkModel, input)
  return {
    ...run,
    state: () => selectNetwork(run.snapshot()),
    setNetwork: (caipNetworkId: CaipNetworkId, activate = true, quiet = false) =>
      run.send({ type: 'network.set', caipNetworkId, activate, quiet }),
    types: () => run.emitted().map(({ type }) => type),
    saved: () => run.sentTo('saveNetwork').at(-1),
  }
}
const connected = queriesOf({ isConnected: true, isOpen: true, currentView: 'Networks' })
const unsupportedView = [
  { to: 'router', type: 'reset', view: 'UnsupportedChain' },
  { to: 'modal', type: 'open' },
]

const changed = {
  type: 'network.changed',
  caipNetworkId: mainnet.caipNetworkId,
  activeNamespace: 'eip155',
  namespaceChanged: false,
  wasUnknown: false,
  quiet: false,
}

describe('active network', () => {
  test('network.set changes, stores and emits the active network', async () => {
    const run = createScenario()
    await run.setNetwork(sepolia.caipNetworkId)
    expect(run.state()).toMatchObject({
      active: sepolia,
      activeNamespace: 'eip155',
      supported: true,
    })
    expect(run.saved()).toMatchObject({ namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId })
    expect(run.emitted()).toEqual([{ ...changed, caipNetworkId: sepolia.caipNetworkId }])
  })

  test('network.set with the current network changes nothing', async () => {
    const run = createScenario()
    await run.setNetwork(mainnet.caipNetworkId)
    expect([run.types(), run.saved()]).toEqual([[], undefined])
  })

  test('network.set with activate activates the namespace', async () => {
    const run = createScenario()
    await run.setNetwork(solana.caipNetworkId)
    expect(run.state()).toMatchObject({ active: solana, activeNamespace: 'solana' })
    const { caipNetworkId } = solana
    expect(run.emitted()).toEqual([
      { ...changed, caipNetworkId, activeNamespace: 'solana', namespaceChanged: true },
    ])
  })

  test('network.set of an inactive namespace keeps the active network [K6]', async () => {
    const run = createScenario()
    await run.setNetwork(solana.caipNetworkId)
    await run.setNetwork(sepolia.caipNetworkId, false)
    expect(run.state()).toMatchObject({
      active: solana,
      activeNamespace: 'solana',
      byNamespace: { eip155: sepolia },
    })
    expect(run.types()).toEqual(['network.changed'])
    expect(run.saved()).toMatchObject({
      namespace: 'solana',
      caipNetworkId: solana.caipNetworkId,
      changed: sepolia.caipNetworkId,
    })
  })
})

describe('unsupported network', () => {
  test('an unsupported network is named Unknown Network and opens UnsupportedChain [K4]', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork)
    expect(run.state()).toMatchObject({
      supported: false,
      active: { name: 'Unknown Network', caipNetworkId: unconfiguredNetwork },
    })
    expect(messagesOf(networkReactions, run.emitted().slice(-1), connected)).toEqual(
      unsupportedView,
    )
  })

  test('a second unsupported network opens UnsupportedChain again [K4]', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork)
    await run.setNetwork(otherUnconfiguredNetwork)
    expect(run.types()).toEqual([
      'network.changed',
      'network.unsupported',
      'network.changed',
      'network.unsupported',
    ])
  })

  test.each([
    [
      'network switching is off, or unsupported chains are allowed',
      { showsUnsupportedChain: false },
    ],
    ['nothing is connected', { isConnected: false }],
  ])('an unsupported network opens nothing when %s', async (_, answers) => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork)
    expect(
      messagesOf(
        networkReactions,
        run.emitted().slice(-1),
        queriesOf({ isConnected: true, ...answers }),
      ),
    ).toEqual([])
  })

  test('an unsupported network found during a reconnect opens nothing', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork, true, true)
    expect(messagesOf(networkReactions, run.emitted().slice(-1), connected)).toEqual([])
  })

  test('a configured network after an unsupported one closes UnsupportedChain', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork)
    await run.setNetwork(mainnet.caipNetworkId)
    expect(run.state()).toMatchObject({ supported: true, active: mainnet })
    const ask = queriesOf({ isConnected: true, isOpen: true, currentView: 'UnsupportedChain' })
    expect(messagesOf(networkReactions, run.emitted().slice(-1), ask)).toEqual([
      { to: 'router', type: 'network.close' },
    ])
  })
})

describe('navigation after network.changed', () => {
  const left = [{ to: 'router', type: 'network.close' }]
  test.each([
    [
      'a change within the namespace closes the network view',
      changed,
      { currentView: 'Networks' },
      left,
    ],
    [
      'a change of namespace keeps the view',
      { ...changed, namespaceChanged: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'a change from an unknown network keeps the view',
      { ...changed, wasUnknown: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'a change during a wallet request keeps the view',
      changed,
      { currentView: 'ConnectingExternal' },
      [],
    ],
    [
      'a change during a reconnect keeps the view',
      { ...changed, quiet: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'a change in a closed modal changes no view',
      changed,
      { currentView: 'Networks', isOpen: false },
      [],
    ],
    [
      'a change without connection closes the network view',
      { ...changed, namespaceChanged: true },
      { currentView: 'Networks', isConnected: false },
      left,
    ],
  ] as const)('%s', (_, fact, answers, tells) =>
    expect(
      messagesOf(
        networkReactions,
        [fact],
        queriesOf({ isOpen: true, isConnected: true, ...answers }),
      ),
    ).toEqual(tells),
  )
})

test('network events keep a view of another namespace', () => {
  const elsewhere = queriesOf({
    isOpen: true,
    isConnected: true,
    currentView: 'SwitchNetwork',
    isOtherNamespace: true,
  })
  const unsupported = { type: 'network.unsupported', quiet: false }
  expect(messagesOf(networkReactions, [changed, unsupported], elsewhere)).toEqual([])
})

describe('networks.add and networks.remove', () => {
  test('networks.add ignores a network that exists', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.add', network: sepolia })
    expect([run.state().networks, run.types()]).toEqual([[mainnet, sepolia, solana], []])
  })

  test('networks.add makes the active unknown network supported', async () => {
    const run = createScenario({ ...networkInputs.two, networks: [mainnet, solana] })
    await run.setNetwork(sepolia.caipNetworkId)
    expect(run.state().supported).toBe(false)
    await run.send({ type: 'networks.add', network: sepolia })
    expect(run.state()).toMatchObject({ supported: true, active: sepolia })
  })

  test('networks.remove of the active network activates the first remaining one', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      active: sepolia,
      networks: [sepolia, solana],
      supported: true,
    })
    expect(run.saved()).toMatchObject({ caipNetworkId: sepolia.caipNetworkId })
  })

  test('networks.remove with `keeps` leaves the network active and unsupported, and opens nothing [K4]', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: true })
    expect(run.state()).toMatchObject({
      supported: false,
      active: { name: 'Unknown Network', caipNetworkId: mainnet.caipNetworkId },
    })
    expect(run.emitted().at(-1)).toEqual({ type: 'network.unsupported', quiet: true })
    expect(messagesOf(networkReactions, run.emitted().slice(-1), connected)).toEqual([])
    await run.send({ type: 'networks.add', network: mainnet })
    expect(run.state()).toMatchObject({ supported: true, active: mainnet })
  })

  test('networks.remove of an inactive network only removes it from the list', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: sepolia.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      active: mainnet,
      networks: [mainnet, solana],
      supported: true,
    })
  })

  test("networks.remove of a namespace's last network activates another namespace, or none until networks.add", async () => {
    const run = createScenario()
    for (const { caipNetworkId } of [mainnet, sepolia])
      await run.send({ type: 'networks.remove', caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      activeNamespace: 'solana',
      active: solana,
      byNamespace: { solana },
    })
    expect(run.state().byNamespace.eip155).toBeUndefined()
    await run.send({ type: 'networks.remove', caipNetworkId: solana.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      activeNamespace: null,
      active: null,
      networks: [],
      supported: true,
    })
    await run.send({ type: 'networks.add', network: sepolia })
    expect(run.state()).toMatchObject({
      activeNamespace: 'eip155',
      active: sepolia,
      supported: true,
    })
  })

  test('networks.changed resets an offered namespace that has no network left', () => {
    const fact = {
      type: 'networks.changed',
      activeNamespace: 'eip155',
      networks: [mainnet],
    } as const
    expect(messagesOf(networkReactions, [fact], queriesOf({ offeredNamespace: 'solana' }))).toEqual(
      [{ to: 'modal', type: 'namespace.set', namespace: null }],
    )
    expect(messagesOf(networkReactions, [fact], queriesOf({ offeredNamespace: 'eip155' }))).toEqual(
      [],
    )
  })

  test('networks.remove ignores an unknown network', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: unconfiguredNetwork, keeps: false })
    expect([run.state().networks.length, run.types()]).toEqual([3, []])
  })

  test('a namespace without configured networks is supported', async () => {
    const run = createScenario({
      networks: [mainnet],
      activeNamespace: 'eip155',
      byNamespace: { eip155: mainnet },
    })
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state().supported).toBe(true)
  })
})

describe('store guards', () => {
  const context: NetworkContext = { ...networkInputs.two, quiet: true }
  const networkSet = (caipNetworkId: CaipNetworkId, activate: boolean) => ({
    type: 'network.set' as const,
    caipNetworkId,
    activate,
    quiet: false,
  })

  test.each([
    [mainnet.caipNetworkId, true, true],
    [sepolia.caipNetworkId, true, false],
    [solana.caipNetworkId, true, false],
    [solana.caipNetworkId, false, true],
  ])('isCurrent: %s, activate %s', (id, activate, current) =>
    expect(isCurrent({ context, event: networkSet(id, activate) })).toBe(current),
  )

  test.each([
    [solana.caipNetworkId, false, true],
    [solana.caipNetworkId, true, false],
    [sepolia.caipNetworkId, false, false],
  ])('isBackground: %s, activate %s', (id, activate, aside) =>
    expect(isBackground({ context, event: networkSet(id, activate) })).toBe(aside),
  )

  test.each([
    ['a configured one', { ...context }, true],
    ['one that is not', { ...context, networks: [sepolia, solana] }, false],
    ['nothing active', { ...context, activeNamespace: null }, true],
  ])('isSupported: %s', (_, given, supported) =>
    expect(isSupported({ context: given })).toBe(supported),
  )
})
