import type { Connection } from '../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import type { NetworkOption } from '../domain/network/network.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import {
  createScriptedAdapter,
  type ScriptedAdapter,
  scriptedConnector,
} from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { settle } from './kit.fixture.ts'

export const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type Family = (typeof families)[number]

/** The first network of each family, and one more of the first two. */
export const networkOf = (family: Family, place = 1): CaipNetworkId =>
  toCaipNetworkId(`${family}:${place}`)
export const networkOption = (family: string, place = 1): NetworkOption => ({
  id: place,
  name: `${family} ${place}`,
  chainNamespace: family,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${place}`] } },
})

/** What a family's wallet grants: accounts are `<family>-a`, `<family>-b` … */
export const grantedIn = (
  family: Family,
  connectorId = 'fox',
  accounts: readonly string[] = ['a'],
): Connection => ({
  namespace: family,
  connectorId,
  address: `${family}-${accounts[0]}`,
  accounts: accounts.map((account) => ({ address: `${family}-${account}`, type: 'eoa' })),
  caipNetworkId: networkOf(family),
})

/** A kit of five families; `fox` is a wallet of the first two, and each family has one of its own, called after it. */
export function createFamilies({
  stored = {},
  ...options
}: Partial<KitOptions> & { stored?: Record<string, string> } = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapters = Object.fromEntries(
    families.map((family) => [family, createScriptedAdapter(family)]),
  ) as Record<Family, ScriptedAdapter>
  for (const family of families) adapters[family].announce(scriptedConnector(family, family))
  for (const family of ['eip155', 'solana'] as const)
    adapters[family].announce(scriptedConnector('fox', family))
  const networks = [
    ...families.map((family) => networkOption(family)),
    networkOption('eip155', 2),
    networkOption('solana', 2),
  ]
  const kit = createKit({
    projectId: 'p',
    adapters: Object.values(adapters),
    networks,
    platform,
    ...options,
  })
  return { clock, platform, adapters, kit }
}
export type Families = ReturnType<typeof createFamilies>

/** Connects a family's wallet; the modal closes behind it. */
export async function connectIn(
  { kit, adapters, clock }: Families,
  family: Family,
  connectorId = 'fox',
  accounts?: readonly string[],
) {
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId, namespace: family })
  await settle()
  adapters[family].calls.connect.at(-1)?.resolve(grantedIn(family, connectorId, accounts))
  await settle()
  clock.advance(1_000)
  await settle()
  clock.advance(1_000)
  await settle()
}
