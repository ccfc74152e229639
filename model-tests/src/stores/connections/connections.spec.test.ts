import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import {
  isConnected,
  isOtherAddress,
} from '../../../../core/src/stores/connections/connections.guards.ts'
import { connectionsMachine } from '../../../../core/src/stores/connections/connections.machine.ts'
import { connectionsReactions } from '../../../../core/src/stores/connections/connections.reactions.ts'
import { selectConnections } from '../../../../core/src/stores/connections/connections.store.ts'
import type { ConnectionsContext } from '../../../../core/src/stores/connections/connections.types.ts'
import { alice, bob, fox, foxConnection, owl, owlConnection, solana } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { connectionsInputs, pocket, session } from './connections.cases.ts'
import { connectionsModel } from './connections.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(connectionsMachine)).toMatchFileSnapshot('connections.inventory.txt'))

const cat: Connector = { ...fox, id: 'io.cat', name: 'Cat', rdns: 'io.cat' }
async function createScenario(
  input = connectionsInputs.new,
  found: readonly Connector[] = [fox, owl, cat],
) {
  const run = scenario(connectionsModel, input)
  for (const connector of found) await run.hear({ type: 'connector.found', connector })
  return {
    ...run,
    state: () => selectConnections(run.snapshot()),
    saved: () => run.told('saveConnections'),
  }
}
const connect = (connectorId: string) => ({
  type: 'connection.set' as const,
  connection: { ...foxConnection, connectorId },
})

describe('wallets that are found', () => {
  test('A1 a wallet that announces itself twice is one row, where it was, with its new data', async () => {
    const run = await createScenario()
    await run.hear({ type: 'connector.found', connector: { ...fox, name: 'Fox 2' } })
    expect(run.state().connectors.map(({ name }) => name)).toEqual(['Fox 2', 'Owl', 'Cat'])
  })

  test('the same id on another chain is another row', async () => {
    const run = await createScenario()
    await run.hear({ type: 'connector.found', connector: { ...fox, chain: 'solana' } })
    expect(run.state().connectors).toHaveLength(4)
  })

  test('each is told of as it is found, and nothing is stored for it', async () => {
    const run = await createScenario()
    expect(run.facts()).toEqual(
      [fox, owl, cat].map((connector) => ({ type: 'connector.found', connector })),
    )
    expect(run.saved()).toEqual([])
  })
})

describe('recent wallets (specification, section 9: two are kept)', () => {
  const ids = async (...connected: string[]) => {
    const run = await createScenario()
    for (const id of connected) await run.send(connect(id))
    return run.state().recent.map(({ id }) => id)
  }
  test.each([
    ['a connected wallet becomes recent', [fox.id], [fox.id]],
    ['the newest goes first', [fox.id, owl.id], [owl.id, fox.id]],
    ['the third pushes the oldest out', [fox.id, owl.id, cat.id], [cat.id, owl.id]],
    ['one that is stored does not move', [fox.id, owl.id, fox.id], [owl.id, fox.id]],
    ['a wallet that nobody found is not remembered', ['io.gone'], []],
  ])('%s', async (_, connected, recent) => expect(await ids(...connected)).toEqual(recent))
})

describe('what is kept', () => {
  test('a connection is kept with its connector id, and forgotten when it is dropped; recent wallets stay', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.saved().at(-1)).toMatchObject({
      namespace: 'eip155',
      connection: foxConnection,
      recent: [{ id: fox.id }],
    })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    expect(run.saved().at(-1)).toMatchObject({
      namespace: 'eip155',
      connection: null,
      recent: [{ id: fox.id }],
    })
  })

  test('another wallet of the same namespace takes the place of the first', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'connection.set', connection: owlConnection })
    expect(run.saved().at(-1)).toMatchObject({
      namespace: 'eip155',
      connection: { connectorId: owl.id },
    })
  })

  test('another account that became active is kept, with the wallet it belongs to', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'address.select', namespace: 'eip155', address: bob })
    expect(run.saved().at(-1)).toMatchObject({
      namespace: 'eip155',
      connection: { ...foxConnection, address: bob },
    })
  })

  test('the account that is active already, and one of nobody, are nothing to keep', async () => {
    const run = await createScenario()
    await run.send({ type: 'address.select', namespace: 'eip155', address: bob })
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'address.select', namespace: 'eip155', address: alice })
    await run.send({ type: 'address.select', namespace: 'solana', address: bob })
    expect(run.saved().map(({ type }) => type)).toEqual(['save'])
  })

  test('K6 a namespace that goes leaves the others as they are: each is kept by itself', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({
      type: 'connection.set',
      connection: { ...owlConnection, namespace: 'solana' },
    })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    expect(run.saved()).toMatchObject([
      { namespace: 'eip155', connection: { connectorId: fox.id } },
      { namespace: 'solana', connection: { connectorId: owl.id } },
      { namespace: 'eip155', connection: null },
    ])
    expect(run.snapshot().context.connected).toEqual({ solana: owl.id })
  })
})

describe('a wallet across the relay', () => {
  test('is remembered by who found it, and its app is kept for the next request', async () => {
    const run = await createScenario()
    await run.send({
      type: 'recent.add',
      wallet: pocket,
      link: { href: 'pocket://', name: 'Pocket' },
    })
    expect(run.state().recent).toEqual([pocket])
    expect(run.saved()).toEqual([
      { type: 'save.recent', recent: [pocket], link: { href: 'pocket://', name: 'Pocket' } },
    ])
  })

  test('nobody in particular is not remembered', async () => {
    const run = await createScenario(connectionsInputs.known)
    await run.send({ type: 'recent.add', wallet: null, link: null })
    expect(run.state().recent.map(({ id }) => id)).toEqual([fox.id])
  })

  test('its session is shown while there is one', async () => {
    const run = await createScenario()
    await run.hear({ type: 'session.changed', session })
    expect(run.state().session).toEqual(session)
    await run.hear({ type: 'session.changed', session: null })
    expect(run.state().session).toBeNull()
  })

  test('its end takes away what another tab kept of it, once; what is connected here is left to its own end', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.hear({ type: 'session.changed', session: null })
    await run.hear({ type: 'session.changed', session })
    await run.hear({ type: 'session.changed', session: null })
    await run.hear({ type: 'session.changed', session: null })
    expect(run.saved().slice(1)).toEqual([{ type: 'save.sessionEnd', connected: ['eip155'] }])
  })

  test('what the service complains of is an alert, once', async () => {
    const run = await createScenario()
    await run.hear({ type: 'relay.failed', code: 'relay/clock-wrong' })
    expect(messagesOf(connectionsReactions, run.facts())).toEqual([
      {
        to: 'alert',
        type: 'raise',
        code: 'relay/clock-wrong',
        variant: 'error',
        details: {},
        once: true,
      },
    ])
  })

  test('another tab ends it: what is known of it here is forgotten too', async () => {
    const run = await createScenario({
      ...connectionsInputs.known,
      connected: { eip155: 'walletConnect' },
    })
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.told('watchRemote')).toEqual([{ type: 'clear', connectorId: 'walletConnect' }])
  })
})

describe('D4 another tab disconnects', () => {
  test('what that tab wrote is left as it is', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.saved()).toHaveLength(1)
  })

  test('this one follows: the account is dropped and the modal closes', async () => {
    const run = await createScenario(connectionsInputs.known)
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    const dropped = { to: 'account', namespace: 'eip155', type: 'connection.clear' }
    const close = { to: 'modal', type: 'close' }
    const told = (ask: Parameters<typeof queriesOf>[0]) =>
      messagesOf(connectionsReactions, run.facts(), queriesOf(ask))
    expect(told({ activeNamespace: 'eip155' })).toEqual([dropped, close])
    expect(told({ activeNamespace: 'eip155', currentView: 'ConnectingExternal' })).toEqual([
      dropped,
    ])
    const next = {
      to: 'network',
      type: 'network.set',
      caipNetworkId: solana.caipNetworkId,
      activate: true,
      quiet: true,
    }
    expect(told({ activeNamespace: 'eip155', nextConnectedNetwork: solana.caipNetworkId })).toEqual(
      [dropped, next, close],
    )
    expect(told({ activeNamespace: 'solana', nextConnectedNetwork: solana.caipNetworkId })).toEqual(
      [dropped],
    )
  })

  test('which kind of account is wanted is kept as it is told', async () => {
    const run = await createScenario()
    await run.send({ type: 'accountType.set', namespace: 'bip122', accountType: 'ordinal' })
    expect(run.told('saveConnections')).toEqual([
      { type: 'save.accountType', namespace: 'bip122', accountType: 'ordinal' },
    ])
  })

  test('what is not connected here does not concern us', async () => {
    const run = await createScenario()
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.facts().filter(({ type }) => type === 'connection.removed')).toEqual([])
  })

  test('it is followed once', async () => {
    const run = await createScenario(connectionsInputs.known)
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    await run.hear({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.facts().filter(({ type }) => type === 'connection.removed')).toHaveLength(1)
  })
})

describe('guards', () => {
  const context: ConnectionsContext = {
    ...connectionsInputs.known,
    connectors: [fox],
    connections: { eip155: foxConnection },
    session: null,
  }

  test.each([
    ['eip155', bob, true],
    ['eip155', alice, false],
    ['solana', bob, false],
  ])('isOtherAddress: %s %s', (namespace, address, another) =>
    expect(isOtherAddress({ context, event: { type: 'address.select', namespace, address } })).toBe(
      another,
    ),
  )

  test.each([
    ['eip155', true],
    ['solana', false],
  ])('isConnected: %s', (namespace, here) =>
    expect(isConnected({ context, event: { type: 'connection.removed', namespace } })).toBe(here),
  )
})
