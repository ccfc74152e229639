import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import {
  networkReactions,
  selectNetwork,
} from '../../../../core/src/stores/network/network.store.ts'
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

function createScenario(input = networkInputs.twoNamespaces) {
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
  test('network.set activates and stores the network and emits network.changed', async () => {
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

  test('network emits network.unsupported at the start if the active network is not configured', () => {
    const input = { ...networkInputs.twoNamespaces, networks: [sepolia, solana] }
    const run = createScenario(input)
    expect([run.statePath(), run.emitted()]).toEqual([
      'unsupported',
      [{ type: 'network.unsupported', quiet: true }],
    ])
  })

  test('networks.add and networks.remove emit the configured networks', async () => {
    const run = createScenario({ ...networkInputs.twoNamespaces, networks: [mainnet, solana] })
    const event = { type: 'networks.changed', activeNamespace: 'eip155' }
    await run.send({ type: 'networks.add', network: sepolia })
    await run.send({
      type: 'networks.remove',
      caipNetworkId: sepolia.caipNetworkId,
      keeps: false,
    })
    expect(run.emitted()).toEqual([
      { ...event, networks: [mainnet, solana, sepolia] },
      { ...event, networks: [mainnet, solana] },
    ])
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

  test('network.set without activate changes the network of the active namespace', async () => {
    const run = createScenario()
    await run.setNetwork(sepolia.caipNetworkId, false)
    expect([run.state().active, run.types()]).toEqual([sepolia, ['network.changed']])
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
  test('network.set with an unsupported network names it Unknown Network and opens UnsupportedChain [K4]', async () => {
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

  test('network.set with a second unsupported network emits network.unsupported again [K4]', async () => {
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
      'network switching is off or unsupported chains are allowed',
      { showsUnsupportedChain: false },
    ],
    ['no wallet is connected', { isConnected: false }],
  ])('network.unsupported sends no message when %s', async (_, answers) => {
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

  test('network.unsupported with `quiet` sends no message', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork, true, true)
    expect(messagesOf(networkReactions, run.emitted().slice(-1), connected)).toEqual([])
  })

  test('network.set with a configured network after an unsupported one closes UnsupportedChain', async () => {
    const run = createScenario()
    await run.setNetwork(unconfiguredNetwork)
    await run.setNetwork(mainnet.caipNetworkId)
    expect(run.state()).toMatchObject({ supported: true, active: mainnet })
    const query = queriesOf({ isConnected: true, isOpen: true, currentView: 'UnsupportedChain' })
    expect(messagesOf(networkReactions, run.emitted().slice(-1), query)).toEqual([
      { to: 'router', type: 'network.close' },
    ])
  })
})

describe('navigation after network.changed', () => {
  const closeNetworkViews = [{ to: 'router', type: 'network.close' }]
  test.each([
    [
      'network.changed within the namespace closes the network views',
      changed,
      { currentView: 'Networks' },
      closeNetworkViews,
    ],
    [
      'network.changed to another namespace keeps the view',
      { ...changed, namespaceChanged: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'network.changed from an unknown network keeps the view',
      { ...changed, wasUnknown: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'network.changed during a wallet request keeps the view',
      changed,
      { currentView: 'ConnectingExternal' },
      [],
    ],
    [
      'network.changed with `quiet` keeps the view',
      { ...changed, quiet: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'network.changed changes no view of a closed modal',
      changed,
      { currentView: 'Networks', isOpen: false },
      [],
    ],
    [
      'network.changed without a connection closes the network views',
      { ...changed, namespaceChanged: true },
      { currentView: 'Networks', isConnected: false },
      closeNetworkViews,
    ],
  ] as const)('%s', (_, event, answers, messages) =>
    expect(
      messagesOf(
        networkReactions,
        [event],
        queriesOf({ isOpen: true, isConnected: true, ...answers }),
      ),
    ).toEqual(messages),
  )
})

test('network events keep a view of another namespace', () => {
  const otherNamespaceView = queriesOf({
    isOpen: true,
    isConnected: true,
    currentView: 'SwitchNetwork',
    isOtherNamespace: true,
  })
  const unsupported = { type: 'network.unsupported', quiet: false }
  expect(messagesOf(networkReactions, [changed, unsupported], otherNamespaceView)).toEqual([])
})

test('network.changed keeps the view that switches to this network, which shows its success', () =>
  expect(
    messagesOf(
      networkReactions,
      [changed],
      queriesOf({
        isOpen: true,
        isConnected: true,
        currentView: 'SwitchNetwork',
        isSwitchingTo: true,
      }),
    ),
  ).toEqual([]))

describe('networks.add and networks.remove', () => {
  test('networks.add ignores a network that is already configured', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.add', network: sepolia })
    expect([run.state().networks, run.types()]).toEqual([[mainnet, sepolia, solana], []])
  })

  test('networks.add makes the active unknown network supported', async () => {
    const run = createScenario({ ...networkInputs.twoNamespaces, networks: [mainnet, solana] })
    await run.setNetwork(sepolia.caipNetworkId)
    expect(run.state().supported).toBe(false)
    await run.send({ type: 'networks.add', network: sepolia })
    expect(run.state()).toMatchObject({ supported: true, active: sepolia })
  })

  test('networks.remove of the active network activates the first remaining network', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      active: sepolia,
      networks: [sepolia, solana],
      supported: true,
    })
    expect(run.saved()).toMatchObject({ caipNetworkId: sepolia.caipNetworkId })
  })

  test('networks.remove with `keeps` leaves the network active and unsupported, and opens no view [K4]', async () => {
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
    const event = {
      type: 'networks.changed',
      activeNamespace: 'eip155',
      networks: [mainnet],
    } as const
    expect(
      messagesOf(networkReactions, [event], queriesOf({ offeredNamespace: 'solana' })),
    ).toEqual([{ to: 'modal', type: 'namespace.set', namespace: null }])
    expect(
      messagesOf(networkReactions, [event], queriesOf({ offeredNamespace: 'eip155' })),
    ).toEqual([])
  })

  test('networks.remove ignores an unknown network', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: unconfiguredNetwork, keeps: false })
    expect([run.state().networks.length, run.types()]).toEqual([3, []])
  })

  test('network is supported if its namespace has no configured networks', async () => {
    const run = createScenario({
      networks: [mainnet],
      activeNamespace: 'eip155',
      byNamespace: { eip155: mainnet },
    })
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state().supported).toBe(true)
  })
})
