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
  allNetworks,
  chains,
  fiveNamespaces,
  granting,
  namespaces,
  written,
} from './families.fixture.ts'
import { world } from './remote.fixture.ts'

type Of = (typeof namespaces)[number]
type Step = {
  of: Of
  does: 'account' | 'chain' | 'none' | 'rubbish' | 'update' | 'switch'
  place: 0 | 1
}
const { polkadot, cosmos, bip122 } = written

/** Each namespace's networks, and how its accounts are written there. */
const places: Readonly<
  Record<Of, readonly (readonly [chain: string, addresses: readonly string[]])[]>
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
const idOf = (chain: string) =>
  caipNetworkIdOf(chain.slice(0, chain.indexOf(':')), chain.slice(chain.indexOf(':') + 1))
const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place] ?? list[0]
  if (found === undefined) throw new Error('There is one')
  return found
}
const stepOf: fc.Arbitrary<Step> = fc.record({
  of: fc.constantFrom(...namespaces),
  does: fc.constantFrom(
    'account',
    'account',
    'chain',
    'chain',
    'switch',
    'rubbish',
    'update',
    'none',
  ),
  place: fc.constantFrom(0, 1),
})

/** What somebody who heard everything believes of a namespace. */
type Belief = { chain: string; accounts: readonly string[] } | null
function hear(belief: Belief, event: WalletEvent): Belief {
  if (belief === null || event.type === 'disconnected') return null
  const accounts = event.accounts?.map(({ address }) => address) ?? belief.accounts
  return { chain: event.type === 'chain.changed' ? event.caipNetworkId : belief.chain, accounts }
}

test('whatever five namespaces do in whatever order: none changes another, and no address is of another network', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { maxLength: 25 }), async (steps) => {
      const sdk = scriptedProvider()
      sdk.hold(fiveNamespaces())
      const it = world({ networks: allNetworks, sdk })
      const beliefs = new Map<string, Belief>()
      for (const { namespace, caipNetworkId, accounts } of await it.resume(namespaces)) {
        beliefs.set(namespace, {
          chain: caipNetworkId,
          accounts: accounts.map(({ address }) => address),
        })
      }
      let granted: Record<string, object> = { ...fiveNamespaces().namespaces }
      for (const { of, does, place } of steps) {
        const heard = it.told.length
        const [chain, addresses] = at(places[of], place)
        if (does === 'account') it.event('accountsChanged', [at(addresses, place)], chain)
        else if (does === 'chain') it.event('chainChanged', chain, chain)
        else if (does === 'none') it.event('accountsChanged', [], chain)
        else if (does === 'rubbish') it.event('accountsChanged', [`${chain}:<b>`, 7, {}], chain)
        else if (does === 'switch')
          await it.connector
            .switchNetwork({ namespace: of, caipNetworkId: idOf(chain) }, it.signal)
            .catch(() => null)
        else {
          granted = { ...granted, [of]: granting({ [chain]: addresses }) }
          it.change(granted)
        }
        const news = it.told.slice(heard)
        expect(news.filter((event) => event.of !== of)).toEqual([])
        for (const event of news) beliefs.set(of, hear(beliefs.get(of) ?? null, event))
      }
      for (const namespace of namespaces) {
        const belief = beliefs.get(namespace) ?? null
        const now = await it.connector.resume({ namespace, address: null }, it.signal)
        const accounts = now?.accounts.map(({ address }) => address) ?? []
        // who was let go hears nothing more, also when the wallet shares something again
        if (belief !== null) expect(belief).toEqual({ chain: now?.caipNetworkId, accounts })
        const here = places[namespace].find(([chain]) => chain === now?.caipNetworkId)
        for (const address of accounts) expect(here?.[1]).toContain(address)
      }
      it.connector.stop()
    }),
    { numRuns: 150 },
  )
})
