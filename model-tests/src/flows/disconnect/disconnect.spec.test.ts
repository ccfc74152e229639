import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { disconnectInput } from '../../../../core/src/flows/disconnect/disconnect.flow.ts'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import type { Queries } from '../../../../core/src/protocol/reactions.ts'
import { fox, mainnet, owl } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { disconnectInputs } from './disconnect.cases.ts'
import { disconnectModel } from './disconnect.model.ts'

const start = () => scenario(disconnectModel, disconnectInputs.two)
const { wallets } = disconnectInputs.two
const clearedIn = (namespace: string) => [
  { to: 'connections', type: 'connection.clear', namespace },
  { to: 'account', namespace, type: 'connection.clear' },
]
const showAllNamespaces = { to: 'modal', type: 'namespace.set', namespace: null }
const close = { to: 'modal', type: 'close' }
const next = {
  to: 'network',
  type: 'network.set',
  caipNetworkId: mainnet.caipNetworkId,
  activate: true,
  quiet: true,
}
const cleared = wallets.flatMap(({ namespace }) => clearedIn(namespace))
/** Queries for which each namespace has the wallet of the input, or the wallet in `others`. */
const connected = (others: Readonly<Record<string, string | null>> = {}): Queries => ({
  ...queriesOf(),
  connectorOf: (namespace) =>
    namespace in others
      ? (others[namespace] ?? null)
      : (wallets.find((wallet) => wallet.namespace === namespace)?.connectorId ?? null),
})

test.each([
  [
    'walletConnect',
    [{ namespace: 'eip155', connectorId: 'walletConnect', revoke: true, members: [] }],
  ],
  ['ID_AUTH', [{ namespace: 'eip155', connectorId: 'ID_AUTH', revoke: true, members: [] }]],
  [fox.id, []],
])(
  'the wallets to disconnect include a stored %s only if its session outlives the page [EM5]',
  (id, expected) => {
    const accounts = { eip155: { connectorId: null } }
    const data = { namespaces: ['eip155'], stored: { eip155: id } }
    const state = { accounts, connections: { connectors: [] } } as never
    expect(disconnectInput(state, data).wallets).toEqual(expected)
  },
)

describe('disconnect', () => {
  test('disconnect clears the connection of every namespace and closes the modal', async () => {
    const run = start()
    await run.answer('disconnectWallets', [])
    expect(messagesAfter(disconnectReactions, run.output(), connected())).toEqual([
      ...cleared,
      showAllNamespaces,
      close,
    ])
  })

  test.each([
    ['another wallet connected', owl.id, [clearedIn('solana'), [next]]],
    ['its wallet already disconnected', null, [clearedIn('solana'), [next]]],
  ])(
    'disconnect sends no message to a namespace that %s meanwhile',
    async (_, connectorId, expected) => {
      const run = start()
      await run.answer('disconnectWallets', [])
      const excluded: (readonly string[])[] = []
      const query = connected({ eip155: connectorId })
      const nextConnectedNetwork: Queries['nextConnectedNetwork'] = (without) => {
        excluded.push(without)
        return mainnet.caipNetworkId
      }
      const messages = messagesAfter(disconnectReactions, run.output(), {
        ...query,
        nextConnectedNetwork,
        activeNamespace: () => 'solana',
      })
      expect(messages).toEqual([...expected.flat(), close])
      // A namespace with another wallet may become active.
      expect(excluded).toEqual([connectorId === null ? ['eip155', 'solana'] : ['solana']])
    },
  )

  test('disconnect keeps the view if the active namespace stays connected [K6]', async () => {
    const run = start()
    await run.answer('disconnectWallets', [])
    const query = {
      ...connected(),
      nextConnectedNetwork: () => mainnet.caipNetworkId,
      activeNamespace: () => 'cosmos',
    }
    expect(messagesAfter(disconnectReactions, run.output(), query)).toEqual(cleared)
  })

  test('disconnect keeps a view that connects another wallet', async () => {
    const run = start()
    await run.answer('disconnectWallets', [])
    const query: Queries = {
      ...connected(),
      currentView: () => 'ConnectingExternal',
      isConnecting: () => true,
    }
    expect(messagesAfter(disconnectReactions, run.output(), query)).toEqual([
      ...cleared,
      showAllNamespaces,
    ])
  })

  test('disconnect clears all connections and opens Connect or Account if a wallet fails', async () => {
    const run = start()
    await run.answer('disconnectWallets', [{ namespace: 'solana', text: 'busy' }])
    const resetTo = (view: string) => ({ to: 'router', type: 'reset', view })
    expect(messagesAfter(disconnectReactions, run.output(), connected())).toEqual([
      ...cleared,
      showAllNamespaces,
      resetTo('Connect'),
    ])
    const others = {
      ...connected(),
      nextConnectedNetwork: () => mainnet.caipNetworkId,
      activeNamespace: () => 'solana',
    }
    expect(messagesAfter(disconnectReactions, run.output(), others)).toEqual([
      ...cleared,
      next,
      resetTo('Account'),
    ])
  })

  test('disconnect ends after 3 s without a response and reports a timeout for each wallet', async () => {
    const run = start()
    await run.elapse(timeouts.signOutTimeout - 1)
    expect(run.statePath()).toBe('disconnecting')
    await run.elapse(1)
    expect(run.output()).toEqual({
      wallets,
      requested: 'all',
      failed: [
        { namespace: 'eip155', code: 'kit/timed-out', text: 'timed out' },
        { namespace: 'solana', code: 'kit/timed-out', text: 'timed out' },
      ],
    })
  })

  test('disconnect ends at once on cancel and ignores a late response', async () => {
    const run = start()
    await run.send({ type: 'cancel' })
    await run.answerLate([{ namespace: 'solana', code: 'kit/unknown', text: 'late' }])
    expect(run.output()).toEqual({ wallets, requested: 'all', failed: [] })
  })

  test('disconnect reports a failure of each wallet when disconnectWallets rejects', async () => {
    const run = start()
    await run.fail('disconnectWallets', new Error('broken'))
    expect(run.output()?.failed.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  })
})
