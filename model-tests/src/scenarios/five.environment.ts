import { createKit, type Kit } from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  type ScriptedAdapter,
  scriptedConnector,
} from '@latchkit/core/testing'
import { vi } from 'vitest'
import { type Connection, plainAccounts } from '../../../core/src/domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'

export const testNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type TestNamespace = (typeof testNamespaces)[number]
/**
 * Accounts and network of a connected wallet. The wallet lists its preferred account first;
 * `address` is the account that is active in the kit.
 */
export type WalletAccounts = { accounts: readonly string[]; address: string; networkIndex: 1 | 2 }

/** Each namespace has the networks 1 and 2. */
export const networkAt = (namespace: TestNamespace, networkIndex: 1 | 2): CaipNetworkId =>
  toCaipNetworkId(`${namespace}:${networkIndex}`)
const networks = testNamespaces.flatMap((namespace) =>
  ([1, 2] as const).map((id) => ({
    ...{ id, name: `${namespace} ${id}`, chainNamespace: namespace },
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  })),
)
/** The connection of a namespace's wallet. Its connector id is the namespace. */
export const connectionOf = (
  namespace: TestNamespace,
  { accounts, address, networkIndex }: WalletAccounts,
): Connection => ({
  ...{ namespace, connectorId: namespace, address },
  accounts: plainAccounts(accounts),
  caipNetworkId: networkAt(namespace, networkIndex),
})

/** A page with five namespaces, each with one scripted wallet. */
export type Page = {
  kit: Kit
  adapters: Readonly<Record<TestNamespace, ScriptedAdapter>>
  /** Waits for pending tasks and resolves balance requests. */
  settle(): Promise<void>
  /** Advances the clock until no success mark is shown and the modal is closed. */
  advance(): Promise<void>
  /** All keys and values in the storage. */
  stored(): Readonly<Record<string, string>>
}

/** Opens a page. `stored`: its storage, from an earlier page. */
export function openPage(stored: Readonly<Record<string, string>> = {}): Page {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapters = Object.fromEntries(
    testNamespaces.map((namespace) => [namespace, createScriptedAdapter(namespace)]),
  ) as Page['adapters']
  for (const namespace of testNamespaces)
    adapters[namespace].announce(scriptedConnector(namespace, namespace))
  const kit = createKit({ projectId: 'p', adapters: Object.values(adapters), networks, platform })
  const balance = { value: '1', decimals: 9, symbol: 'COIN' }
  const settle = async () => {
    for (let count = 0; count < 8; count += 1) {
      await vi.dynamicImportSettled()
      for (const { calls } of Object.values(adapters))
        for (const { resolve } of calls.balance.splice(0)) resolve(balance)
    }
  }
  return {
    kit,
    adapters,
    settle,
    async advance() {
      for (let count = 0; count < 3; count += 1) {
        clock.advance(500)
        await settle()
      }
    },
    stored: () => Object.fromEntries(platform.controls.storage?.values ?? []),
  }
}
