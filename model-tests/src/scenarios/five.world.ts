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

export const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type Family = (typeof families)[number]
/** What a family's wallet has, and where it is. The first account is the wallet's own choice; `address` is the active one. */
export type Held = { accounts: readonly string[]; address: string; place: 1 | 2 }

/** Each family has two networks. */
export const networkAt = (family: Family, place: 1 | 2): CaipNetworkId =>
  toCaipNetworkId(`${family}:${place}`)
const networks = families.flatMap((family) =>
  ([1, 2] as const).map((id) => ({
    ...{ id, name: `${family} ${id}`, chainNamespace: family },
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  })),
)
/** What a wallet shares; its connector is called like its family. */
export const grantOf = (namespace: Family, { accounts, address, place }: Held): Connection => ({
  ...{ namespace, connectorId: namespace, address },
  accounts: plainAccounts(accounts),
  caipNetworkId: networkAt(namespace, place),
})

/** A page with five families, each with one wallet whose every word the test says. */
export type Page = {
  kit: Kit
  adapters: Readonly<Record<Family, ScriptedAdapter>>
  /** Everything that is ready happens; whoever asks for a balance gets it. */
  settle(): Promise<void>
  /** What shows itself for a moment is through: a tick, a modal that fades. */
  pass(): Promise<void>
  kept(): Readonly<Record<string, string>>
}

/** Opens the page, with what a page before it stored. */
export function openPage(stored: Readonly<Record<string, string>> = {}): Page {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapters = Object.fromEntries(
    families.map((family) => [family, createScriptedAdapter(family)]),
  ) as Page['adapters']
  for (const family of families) adapters[family].announce(scriptedConnector(family, family))
  const kit = createKit({ projectId: 'p', adapters: Object.values(adapters), networks, platform })
  const balance = { value: '1', decimals: 9, symbol: 'COIN' }
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await vi.dynamicImportSettled()
      for (const { calls } of Object.values(adapters))
        for (const { resolve } of calls.balance.splice(0)) resolve(balance)
    }
  }
  return {
    kit,
    adapters,
    settle,
    async pass() {
      for (let step = 0; step < 3; step += 1) {
        clock.advance(500)
        await settle()
      }
    },
    kept: () => Object.fromEntries(platform.controls.storage?.values ?? []),
  }
}
