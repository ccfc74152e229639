import { describe, expect, test } from 'vitest'
import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import { connectionsReactions } from '../../../../core/src/stores/connections/connections.reactions.ts'
import { selectConnections } from '../../../../core/src/stores/connections/connections.store.ts'
import { alice, bob, fox, foxConnection, owl, owlConnection, solana } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { connectionsInputs, pocket, session } from './connections.cases.ts'
import { connectionsModel } from './connections.model.ts'

const auth: Connector = { ...fox, id: 'ID_AUTH', name: 'Auth', type: 'AUTH', rdns: null }
const cat: Connector = { ...fox, id: 'io.cat', name: 'Cat', rdns: 'io.cat' }
async function createScenario(
  input = connectionsInputs.empty,
  found: readonly Connector[] = [fox, owl, cat],
) {
  const run = scenario(connectionsModel, input)
  for (const connector of found) await run.sendBack({ type: 'connector.found', connector })
  return {
    ...run,
    state: () => selectConnections(run.snapshot()),
    saved: () => run.sentTo('saveConnections'),
  }
}
const connectionSet = (connectorId: string) => ({
  type: 'connection.set' as const,
  connection: { ...foxConnection, connectorId },
})

describe('found wallets', () => {
  test('connections updates a connector in place when it is found again [A1]', async () => {
    const run = await createScenario()
    await run.sendBack({ type: 'connector.found', connector: { ...fox, name: 'Fox 2' } })
    expect(run.state().connectors.map(({ name }) => name)).toEqual(['Fox 2', 'Owl', 'Cat'])
  })

  test('connections lists the same connector id in another namespace as a second connector', async () => {
    const run = await createScenario()
    await run.sendBack({ type: 'connector.found', connector: { ...fox, chain: 'solana' } })
    expect(run.state().connectors).toHaveLength(4)
  })

  test('connections emits connector.found for each connector and writes nothing to storage', async () => {
    const run = await createScenario()
    expect(run.emitted()).toEqual(
      [fox, owl, cat].map((connector) => ({ type: 'connector.found', connector })),
    )
    expect(run.saved()).toEqual([])
  })
})

describe('recent wallets', () => {
  const ids = async (...connected: string[]) => {
    const run = await createScenario(connectionsInputs.empty, [fox, owl, cat, auth])
    for (const id of connected) await run.send(connectionSet(id))
    return run.state().recent.map(({ id }) => id)
  }
  test.each([
    ['connection.set makes its wallet recent', [fox.id], [fox.id]],
    ['connection.set lists the newest recent wallet first', [fox.id, owl.id], [owl.id, fox.id]],
    [
      'connection.set with a third wallet removes the oldest recent wallet',
      [fox.id, owl.id, cat.id],
      [cat.id, owl.id],
    ],
    [
      'connection.set keeps the position of a wallet that is already recent',
      [fox.id, owl.id, fox.id],
      [owl.id, fox.id],
    ],
    ['connection.set without a connector adds no recent wallet', ['io.gone'], []],
    ['connection.set with a login adds no recent wallet', [auth.id], []],
  ])('%s', async (_, connected, recent) => expect(await ids(...connected)).toEqual(recent))
})

describe('stored connections', () => {
  test('connection.set stores the connection, and connection.clear removes it and keeps recent wallets', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.saved().at(-1)).toEqual({
      type: 'save',
      connection: foxConnection,
      wallet: plainWallet(fox),
    })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    expect(run.saved().at(-1)).toEqual({
      type: 'save.change',
      namespace: 'eip155',
      connectorId: fox.id,
      connection: null,
    })
    expect(run.state().recent.map(({ id }) => id)).toEqual([fox.id])
  })

  test('connection.clear names the connector of the message, else that of this tab [V33, D4]', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.send({ type: 'connection.clear', namespace: 'eip155', connectorId: owl.id })
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    expect(run.saved()).toMatchObject([
      { type: 'save.change', connectorId: owl.id },
      { type: 'save' },
      { type: 'save.change', connectorId: fox.id },
      { type: 'save.change', connectorId: null },
    ])
  })

  test('connection.restored stores a connection that this tab had read as a change of it [D4]', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.send({ type: 'connection.restored', connection: foxConnection })
    expect(run.saved()).toEqual([
      {
        type: 'save.change',
        namespace: 'eip155',
        connectorId: fox.id,
        connection: foxConnection,
      },
    ])
    expect(run.snapshot().context.connections).toEqual({ eip155: foxConnection })
  })

  test('connection.restored stores the connection of an adopted session as a new one [V34]', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.send({ type: 'connection.restored', connection: owlConnection })
    expect(run.saved()).toMatchObject([{ type: 'save', connection: owlConnection }])
    expect(run.snapshot().context.connected).toEqual({ eip155: owl.id })
  })

  test('connection.set replaces the stored connection of the namespace', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'connection.set', connection: owlConnection })
    expect(run.saved().at(-1)).toMatchObject({
      type: 'save',
      connection: { connectorId: owl.id },
    })
  })

  test('address.select stores the address with its connection', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'address.select', namespace: 'eip155', address: bob })
    expect(run.saved().at(-1)).toEqual({
      type: 'save.change',
      namespace: 'eip155',
      connectorId: fox.id,
      connection: { ...foxConnection, address: bob },
    })
  })

  test('address.select ignores the active address and a namespace without connection', async () => {
    const run = await createScenario()
    await run.send({ type: 'address.select', namespace: 'eip155', address: bob })
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({ type: 'address.select', namespace: 'eip155', address: alice })
    await run.send({ type: 'address.select', namespace: 'solana', address: bob })
    expect(run.saved().map(({ type }) => type)).toEqual(['save'])
  })

  test('connection.clear removes one namespace and leaves the others [K6]', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send({
      type: 'connection.set',
      connection: { ...owlConnection, namespace: 'solana' },
    })
    await run.send({ type: 'connection.clear', namespace: 'eip155' })
    expect(run.saved()).toMatchObject([
      { connection: { namespace: 'eip155', connectorId: fox.id } },
      { connection: { namespace: 'solana', connectorId: owl.id } },
      { namespace: 'eip155', connectorId: fox.id, connection: null },
    ])
    expect(run.snapshot().context.connected).toEqual({ solana: owl.id })
  })
})

describe('remote wallet', () => {
  test('recent.add stores the remote wallet and its app link', async () => {
    const run = await createScenario()
    await run.send({
      type: 'recent.add',
      wallet: pocket,
      link: { href: 'pocket://', name: 'Pocket' },
    })
    expect(run.state().recent).toEqual([pocket])
    expect(run.saved()).toEqual([
      { type: 'save.recent', wallet: pocket, link: { href: 'pocket://', name: 'Pocket' } },
    ])
  })

  test('recent.add without a wallet adds no recent wallet', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.send({ type: 'recent.add', wallet: null, link: null })
    expect(run.state().recent.map(({ id }) => id)).toEqual([fox.id])
    expect(run.saved()).toEqual([{ type: 'save.recent', wallet: null, link: null }])
  })

  test('session.changed sets the remote session in the public state', async () => {
    const run = await createScenario()
    await run.sendBack({ type: 'session.changed', session })
    expect(run.state().session).toEqual(session)
    await run.sendBack({ type: 'session.changed', session: null })
    expect(run.state().session).toBeNull()
  })

  test('session.changed to null saves the end of the remote session once, with the namespaces connected in this tab', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.sendBack({ type: 'session.changed', session: null })
    await run.sendBack({ type: 'session.changed', session })
    await run.sendBack({ type: 'session.changed', session: null })
    await run.sendBack({ type: 'session.changed', session: null })
    expect(run.saved().slice(1)).toEqual([{ type: 'save.sessionEnd', connected: ['eip155'] }])
  })

  test('relay.failed raises an alert with `once`', async () => {
    const run = await createScenario()
    await run.sendBack({ type: 'relay.failed', code: 'relay/clock-wrong' })
    expect(messagesOf(connectionsReactions, run.emitted())).toEqual([
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

  test('connection.removed clears the remote session of the connector', async () => {
    const run = await createScenario({
      ...connectionsInputs.stored,
      connected: { eip155: 'walletConnect' },
    })
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.sentTo('watchRemote')).toEqual([{ type: 'clear', connectorId: 'walletConnect' }])
  })
})

describe('disconnect in another tab', () => {
  test('connection.removed does not write to storage [D4]', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.saved()).toHaveLength(1)
  })

  test('connection.removed clears the account and closes the modal [D4]', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    const accountClear = { to: 'account', namespace: 'eip155', type: 'connection.clear' }
    const close = { to: 'modal', type: 'close' }
    const messages = (answers: Parameters<typeof queriesOf>[0]) =>
      messagesOf(connectionsReactions, run.emitted(), queriesOf(answers))
    expect(messages({ activeNamespace: 'eip155' })).toEqual([accountClear, close])
    expect(messages({ activeNamespace: 'eip155', currentView: 'ConnectingExternal' })).toEqual([
      accountClear,
    ])
    const next = {
      to: 'network',
      type: 'network.set',
      caipNetworkId: solana.caipNetworkId,
      activate: true,
      quiet: true,
    }
    expect(
      messages({ activeNamespace: 'eip155', nextConnectedNetwork: solana.caipNetworkId }),
    ).toEqual([accountClear, next, close])
    expect(
      messages({ activeNamespace: 'solana', nextConnectedNetwork: solana.caipNetworkId }),
    ).toEqual([accountClear])
  })

  test('accountType.set stores the account type', async () => {
    const run = await createScenario()
    await run.send({ type: 'accountType.set', namespace: 'bip122', accountType: 'ordinal' })
    expect(run.sentTo('saveConnections')).toEqual([
      { type: 'save.accountType', namespace: 'bip122', accountType: 'ordinal' },
    ])
  })

  test('connection.removed ignores a namespace that is not connected in this tab [D4]', async () => {
    const run = await createScenario()
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.emitted().filter(({ type }) => type === 'connection.removed')).toEqual([])
  })

  test('connection.removed emits one event when it is received twice [D4]', async () => {
    const run = await createScenario(connectionsInputs.stored)
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    await run.sendBack({ type: 'connection.removed', namespace: 'eip155' })
    expect(run.emitted().filter(({ type }) => type === 'connection.removed')).toHaveLength(1)
  })
})

describe('another remote wallet that another tab has connected', () => {
  const remote = { ...foxConnection, connectorId: 'walletConnect' }
  async function createReplaced() {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: remote })
    await run.send({
      type: 'connection.set',
      connection: { ...owlConnection, namespace: 'solana' },
    })
    await run.sendBack({ type: 'session.changed', session })
    await run.sendBack({ type: 'session.replaced' })
    return run
  }

  test('session.replaced clears the remote connections and writes nothing to storage, also when the session ends [V33]', async () => {
    const run = await createReplaced()
    await run.sendBack({ type: 'session.changed', session: null })
    expect(run.saved().map(({ type }) => type)).toEqual(['save', 'save'])
    expect(run.snapshot().context).toMatchObject({
      session: null,
      connected: { solana: owl.id },
      connections: { solana: { connectorId: owl.id } },
    })
    expect(run.snapshot().context.connections).not.toHaveProperty('eip155')
  })

  test('session.replaced shows nothing if no namespace is connected to the remote wallet [V33]', async () => {
    const run = await createScenario()
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.sendBack({ type: 'session.changed', session })
    await run.sendBack({ type: 'session.replaced' })
    expect(
      messagesOf(connectionsReactions, run.emitted(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([])
    expect(run.snapshot().context.session).toBeNull()
  })

  test('session.replaced shows a toast, restores the session, and closes a view about the account [V33]', async () => {
    const run = await createReplaced()
    const messages = (answers: Parameters<typeof queriesOf>[0]) =>
      messagesOf(connectionsReactions, run.emitted(), queriesOf(answers))
    const restored = [
      { to: 'toast', type: 'show', variant: 'error', code: 'remote/replaced', message: null },
      { to: 'account', namespace: 'eip155', type: 'connection.clear' },
      { to: 'connections', type: 'connection.resume', namespaces: ['eip155'] },
      { to: 'kit', type: 'restore', namespaces: ['eip155'] },
    ]
    const close = { to: 'modal', type: 'close' }
    expect(messages({ activeNamespace: 'eip155' })).toEqual([...restored, close])
    expect(messages({ activeNamespace: 'solana' })).toEqual(restored)
    expect(messages({ activeNamespace: 'eip155', isOtherNamespace: true })).toEqual(restored)
    expect(messages({ activeNamespace: 'eip155', currentView: 'ConnectingExternal' })).toEqual(
      restored,
    )
  })
})

test('connection.stored restores the remote connection of another tab in the namespaces without one, unless the visitor connects a wallet [V33]', async () => {
  const run = await createScenario()
  await run.send({ type: 'connection.stored', namespaces: ['eip155', 'solana'] })
  const messages = (answers: Parameters<typeof queriesOf>[0]) =>
    messagesOf(connectionsReactions, run.emitted(), queriesOf(answers))
  expect(messages({})).toEqual([
    { to: 'connections', type: 'connection.resume', namespaces: ['eip155', 'solana'] },
    { to: 'kit', type: 'restore', namespaces: ['eip155', 'solana'] },
  ])
  for (const statusOf of ['connecting', 'reconnecting', 'connected'] as const)
    expect(messages({ statusOf })).toEqual([])
  expect(messages({ isConnecting: true })).toEqual([])
})

test('a remote connection of another tab that is being restored ends if that tab disconnects, and replaces no other one [V33]', async () => {
  const run = await createScenario(connectionsInputs.stored)
  await run.send({ type: 'connection.set', connection: foxConnection })
  await run.send({ type: 'connection.resume', namespaces: ['eip155', 'solana'] })
  expect(run.snapshot().context.connected).toEqual({ eip155: fox.id, solana: 'walletConnect' })
  const connection = { ...foxConnection, namespace: 'solana', connectorId: 'walletConnect' }
  await run.send({ type: 'connection.restored', connection })
  expect(run.saved().at(-1)).toMatchObject({ type: 'save.change', connectorId: 'walletConnect' })
  await run.sendBack({ type: 'connection.removed', namespace: 'solana' })
  expect(run.sentTo('watchRemote')).toEqual([{ type: 'clear', connectorId: 'walletConnect' }])
  expect(run.emitted().at(-1)).toEqual({ type: 'connection.removed', namespace: 'solana' })
})

test('session.adopted restores the session in the namespaces that are not connected [V34]', async () => {
  const run = await createScenario()
  await run.sendBack({ type: 'session.adopted', namespaces: ['eip155', 'solana'] })
  const messages = (isConnected: boolean) =>
    messagesOf(connectionsReactions, run.emitted(), queriesOf({ isConnected }))
  const restore = { to: 'kit', type: 'restore' }
  expect(messages(false)).toEqual([{ ...restore, namespaces: ['eip155', 'solana'] }])
  expect(messages(true)).toEqual([{ to: 'connections', type: 'session.end' }])
})

test('session.end ends the session at the wallet [V34]', async () => {
  const run = await createScenario()
  await run.send({ type: 'session.end' })
  expect(run.sentTo('watchRemote')).toEqual([{ type: 'end' }])
})
