import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ada,
  bob,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import {
  addresses,
  allNetworks,
  chains,
  fiveNamespaces,
  granting,
  namespaces,
} from './namespaces.fixture.ts'
import { setup } from './remote.fixture.ts'

type Namespace = (typeof namespaces)[number]
type Step = {
  namespace: Namespace
  action: 'account' | 'chain' | 'none' | 'invalid' | 'update' | 'switch'
  index: 0 | 1
}
const { polkadot, cosmos, bip122 } = addresses

/** The networks of each namespace, each with the addresses of two accounts on it. */
const networksOf: Readonly<
  Record<Namespace, readonly (readonly [chain: string, addresses: readonly string[]])[]>
> = {
  eip155: [
    ['eip155:1', [ada, bob]],
    ['eip155:10', [ada, bob]],
  ],
  solana: [
    [
      solanaMain,
      [
        'So11111111111111111111111111111111111111112',
        '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
      ],
    ],
  ],
  polkadot: [
    [chains.polkadot, polkadot.polkadot],
    [chains.kusama, polkadot.kusama],
  ],
  bip122: [
    [chains.mainnet, bip122.mainnet],
    [chains.testnet, bip122.testnet],
  ],
  cosmos: [
    [chains.hub, cosmos.hub],
    [chains.osmosis, cosmos.osmosis],
  ],
}
const toNetworkId = (chain: string) =>
  caipNetworkIdOf(chain.slice(0, chain.indexOf(':')), chain.slice(chain.indexOf(':') + 1))
const entryAt = <T>(list: readonly T[], index: number): T => {
  const entry = list[index] ?? list[0]
  if (entry === undefined) throw new Error('entryAt: the list is empty')
  return entry
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  namespace: fc.constantFrom(...namespaces),
  action: fc.constantFrom(
    'account',
    'account',
    'chain',
    'chain',
    'switch',
    'invalid',
    'update',
    'none',
  ),
  index: fc.constantFrom(0, 1),
})

/** The state of a namespace that a listener computes from the events. */
type ListenerState = { chain: string; accounts: readonly string[] } | null
function apply(state: ListenerState, event: WalletEvent): ListenerState {
  if (state === null || event.type === 'disconnected') return null
  const accounts = event.accounts?.map(({ address }) => address) ?? state.accounts
  return { chain: event.type === 'chain.changed' ? event.caipNetworkId : state.chain, accounts }
}

test('createRemoteConnector emits each wallet event for its own namespace only, with addresses of the current network', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const sdk = scriptedProvider()
      sdk.setSession(fiveNamespaces())
      const run = setup({ networks: allNetworks, sdk })
      const states = new Map<string, ListenerState>()
      for (const { namespace, caipNetworkId, accounts } of await run.resume(namespaces)) {
        states.set(namespace, {
          chain: caipNetworkId,
          accounts: accounts.map(({ address }) => address),
        })
      }
      let granted: Record<string, object> = { ...fiveNamespaces().namespaces }
      for (const { namespace, action, index } of steps) {
        const before = run.events.length
        const [chain, list] = entryAt(networksOf[namespace], index)
        if (action === 'account') run.emitWallet('accountsChanged', [entryAt(list, index)], chain)
        else if (action === 'chain') run.emitWallet('chainChanged', chain, chain)
        else if (action === 'none') run.emitWallet('accountsChanged', [], chain)
        else if (action === 'invalid')
          run.emitWallet('accountsChanged', [`${chain}:<b>`, 7, {}], chain)
        else if (action === 'switch')
          await run.connector
            .switchNetwork({ namespace, caipNetworkId: toNetworkId(chain) }, run.signal)
            .catch(() => null)
        else {
          granted = { ...granted, [namespace]: granting({ [chain]: list }) }
          run.updateSession(granted)
        }
        const events = run.events.slice(before)
        expect(events.filter((event) => event.namespace !== namespace)).toEqual([])
        for (const event of events)
          states.set(namespace, apply(states.get(namespace) ?? null, event))
      }
      for (const namespace of namespaces) {
        const state = states.get(namespace) ?? null
        const connection = await run.connector.resume({ namespace, address: null }, run.signal)
        const accounts = connection?.accounts.map(({ address }) => address) ?? []
        // After `disconnected`, the listener gets no events, even if the wallet shares accounts
        // again.
        if (state !== null) expect(state).toEqual({ chain: connection?.caipNetworkId, accounts })
        const network = networksOf[namespace].find(([chain]) => chain === connection?.caipNetworkId)
        for (const address of accounts) expect(network?.[1]).toContain(address)
      }
      run.connector.stop()
    }),
    { numRuns: 150 },
  )
})
