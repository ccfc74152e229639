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
import { mainnet, sepolia, solana, strange, stranger } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { networkInputs } from './network.cases.ts'
import { networkModel } from './network.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(networkMachine)).toMatchFileSnapshot('network.inventory.txt'))

function createScenario(input = networkInputs.two) {
  const run = scenario(networkModel, input)
  return {
    ...run,
    state: () => selectNetwork(run.snapshot()),
    setNetwork: (caipNetworkId: CaipNetworkId, activate = true, quiet = false) =>
      run.send({ type: 'network.set', caipNetworkId, activate, quiet }),
    types: () => run.facts().map(({ type }) => type),
    saved: () => run.told('saveNetwork').at(-1),
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

describe('the active network', () => {
  test('moves, is kept, and is told of', async () => {
    const run = createScenario()
    await run.setNetwork(sepolia.caipNetworkId)
    expect(run.state()).toMatchObject({
      active: sepolia,
      activeNamespace: 'eip155',
      supported: true,
    })
    expect(run.saved()).toMatchObject({ namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId })
    expect(run.facts()).toEqual([{ ...changed, caipNetworkId: sepolia.caipNetworkId }])
  })

  test('the same network again changes nothing', async () => {
    const run = createScenario()
    await run.setNetwork(mainnet.caipNetworkId)
    expect([run.types(), run.saved()]).toEqual([[], undefined])
  })

  test('another namespace becomes the active one when asked to', async () => {
    const run = createScenario()
    await run.setNetwork(solana.caipNetworkId)
    expect(run.state()).toMatchObject({ active: solana, activeNamespace: 'solana' })
    const { caipNetworkId } = solana
    expect(run.facts()).toEqual([
      { ...changed, caipNetworkId, activeNamespace: 'solana', namespaceChanged: true },
    ])
  })

  test('K6 a namespace in the background moves without touching the active one', async () => {
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

describe('a network nobody configured (specification, section 4)', () => {
  test('K4 is shown as unknown, and answered by its own page', async () => {
    const run = createScenario()
    await run.setNetwork(strange)
    expect(run.state()).toMatchObject({
      supported: false,
      active: { name: 'Unknown Network', caipNetworkId: strange },
    })
    expect(messagesOf(networkReactions, run.facts().slice(-1), connected)).toEqual(unsupportedView)
  })

  test('K4 moving on to a second unknown network is answered as well', async () => {
    const run = createScenario()
    await run.setNetwork(strange)
    await run.setNetwork(stranger)
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
  ])('opens nothing when %s', async (_, answers) => {
    const run = createScenario()
    await run.setNetwork(strange)
    expect(
      messagesOf(
        networkReactions,
        run.facts().slice(-1),
        queriesOf({ isConnected: true, ...answers }),
      ),
    ).toEqual([])
  })

  test('opens nothing when it was found while restoring', async () => {
    const run = createScenario()
    await run.setNetwork(strange, true, true)
    expect(messagesOf(networkReactions, run.facts().slice(-1), connected)).toEqual([])
  })

  test('back on a configured one it is supported, and the page is left', async () => {
    const run = createScenario()
    await run.setNetwork(strange)
    await run.setNetwork(mainnet.caipNetworkId)
    expect(run.state()).toMatchObject({ supported: true, active: mainnet })
    const ask = queriesOf({ isConnected: true, isOpen: true, currentView: 'UnsupportedChain' })
    expect(messagesOf(networkReactions, run.facts().slice(-1), ask)).toEqual([
      { to: 'router', type: 'network.close' },
    ])
  })
})

describe('which page is left when the network changed (behaviour reference, automatic navigation)', () => {
  const left = [{ to: 'router', type: 'network.close' }]
  test.each([
    ['inside one namespace: the page is left', changed, { currentView: 'Networks' }, left],
    [
      'with another namespace: it stays',
      { ...changed, namespaceChanged: true },
      { currentView: 'Networks' },
      [],
    ],
    [
      'from an unknown network: it stays',
      { ...changed, wasUnknown: true },
      { currentView: 'Networks' },
      [],
    ],
    ['while a wallet is asked: it stays', changed, { currentView: 'ConnectingExternal' }, []],
    [
      'while a stored wallet is restored: it stays',
      { ...changed, quiet: true },
      { currentView: 'Networks' },
      [],
    ],
    ['while closed: nothing moves', changed, { currentView: 'Networks', isOpen: false }, []],
    [
      'while nothing is connected: the page is left',
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

test('a page that asks about another namespace is neither left nor replaced when the active network changes', () => {
  const elsewhere = queriesOf({
    isOpen: true,
    isConnected: true,
    currentView: 'SwitchNetwork',
    isOtherNamespace: true,
  })
  const unsupported = { type: 'network.unsupported', quiet: false }
  expect(messagesOf(networkReactions, [changed, unsupported], elsewhere)).toEqual([])
})

describe('networks that come and go at run time (specification, section 5)', () => {
  test('an existing network is not added twice', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.add', network: sepolia })
    expect([run.state().networks, run.types()]).toEqual([[mainnet, sepolia, solana], []])
  })

  test('a network that is added makes the wallet that is on it supported', async () => {
    const run = createScenario({ ...networkInputs.two, networks: [mainnet, solana] })
    await run.setNetwork(sepolia.caipNetworkId)
    expect(run.state().supported).toBe(false)
    await run.send({ type: 'networks.add', network: sepolia })
    expect(run.state()).toMatchObject({ supported: true, active: sepolia })
  })

  test('the active network that is removed gives way to the first that remains', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      active: sepolia,
      networks: [sepolia, solana],
      supported: true,
    })
    expect(run.saved()).toMatchObject({ caipNetworkId: sepolia.caipNetworkId })
  })

  test('K4 with a wallet on it, it stays the active one and is unsupported, which opens nothing', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: true })
    expect(run.state()).toMatchObject({
      supported: false,
      active: { name: 'Unknown Network', caipNetworkId: mainnet.caipNetworkId },
    })
    expect(run.facts().at(-1)).toEqual({ type: 'network.unsupported', quiet: true })
    expect(messagesOf(networkReactions, run.facts().slice(-1), connected)).toEqual([])
    await run.send({ type: 'networks.add', network: mainnet })
    expect(run.state()).toMatchObject({ supported: true, active: mainnet })
  })

  test('one that is not active only leaves the list', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: sepolia.caipNetworkId, keeps: false })
    expect(run.state()).toMatchObject({
      active: mainnet,
      networks: [mainnet, solana],
      supported: true,
    })
  })

  test('the last one of the active namespace gives way to the first of another; with none left nothing is active, until one joins', async () => {
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

  test('a filter whose namespace has no network left goes; any other stays', () => {
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

  test('an unknown one is not removed', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.remove', caipNetworkId: strange, keeps: false })
    expect([run.state().networks.length, run.types()]).toEqual([3, []])
  })

  test('a namespace with no configured network left has nothing to object to', async () => {
    const run = createScenario({
      networks: [mainnet],
      activeNamespace: 'eip155',
      byNamespace: { eip155: mainnet },
    })
    await run.send({ type: 'networks.remove', caipNetworkId: mainnet.caipNetworkId, keeps: false })
    expect(run.state().supported).toBe(true)
  })
})

describe('guards', () => {
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
