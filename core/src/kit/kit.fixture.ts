import { vi } from 'vitest'
import type { Connection } from '../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import { createKit } from './create-kit.ts'

/** A network option whose node nobody asks. */
export const chain = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
})
export const one = toCaipNetworkId('eip155:1337')
export const two = toCaipNetworkId('eip155:1338')
export const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
export const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** Where storage keeps the connected wallet. */
export const storedAt = '@latchkit/default/eip155:connected_connector_id'
export const stored = (connectorId: string) => ({
  [storedAt]: connectorId,
  '@latchkit/default/connection_status': 'connected',
})

/** What a wallet grants. */
export const granted = (
  connectorId = 'fox',
  accounts: readonly string[] = [address],
  caipNetworkId: CaipNetworkId = one,
): Connection => ({
  namespace: 'eip155',
  connectorId,
  address: accounts[0] ?? address,
  accounts: accounts.map((each) => ({ address: each, type: 'eoa' })),
  caipNetworkId,
})

/** Lets everything that is ready run: promises, rounds of tells, loaded code. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.dynamicImportSettled()
}

/** A kit on the memory platform with two scripted wallets, `fox` and `hare`. */
export function createWorld(kept: Record<string, string> = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored: kept })
  const adapter = createScriptedAdapter()
  for (const name of ['fox', 'hare']) adapter.announce(scriptedConnector(name))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337), chain(1338)],
    platform,
  })
  return { clock, platform, adapter, kit }
}
export type KitWorldFixture = ReturnType<typeof createWorld>

/** What the page on top may do. */
export const viewOf = (kit: Kit) =>
  kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.view() as {
    step: string
    pick?(id: string): void
  } & Record<string, () => void>

/** Opens the modal and picks a wallet. */
export async function pick(
  { kit }: Pick<KitWorldFixture, 'kit'>,
  connectorId = 'fox',
): Promise<void> {
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId })
  await settle()
}

/** Picks a wallet that says yes. */
export async function connect(
  world: KitWorldFixture,
  connectorId = 'fox',
  accounts: readonly string[] = [address],
): Promise<void> {
  await pick(world, connectorId)
  world.adapter.calls.connect.at(-1)?.resolve(granted(connectorId, accounts))
  await settle()
}
