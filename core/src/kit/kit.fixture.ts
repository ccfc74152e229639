import { vi } from 'vitest'
import type { Connection } from '../domain/account/account.ts'
import { connectorKey } from '../domain/account/connector-key.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import { flows } from '../flows/list.generated.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.ts'
import type { Flow, RunningFlow } from '../protocol/flow.ts'
import { createStorage } from '../storage/storage.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'

/** A network option. No test sends requests to its RPC URL. */
export const chain = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
})
export const firstNetwork = toCaipNetworkId('eip155:1337')
export const secondNetwork = toCaipNetworkId('eip155:1338')
export const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
export const otherAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** The storage key of the connected wallet. */
export const storedKey = '@latchkit/default/eip155:connected_connector_id'
/** Storage that contains a connection, which the kit restores. */
export const storedConnection = (connectorId: string) => ({
  [storedKey]: connectorId,
  '@latchkit/default/connection_status': 'connected',
})

/** Runs the flow with this id as a page does with its handle. */
export function runFlow(kit: Kit, id: string, data: unknown): Promise<RunningFlow<unknown>> {
  const flow = flows.find((each) => each.id === id)
  return kit.run(flow as unknown as Flow<unknown, unknown, { type: string }, unknown>, data)
}

/** Writes to storage what a kit in another tab writes when it disconnects. */
export function disconnectInOtherTab(platform: Platform): void {
  const storage = createStorage({ platform, kitId: 'default' })
  storage.remove(connectorKey('eip155'))
  storage.set('connections', { ...storage.get('connections'), eip155: [] })
}

/** The connection that a wallet grants. */
export const connection = (
  connectorId = 'fox',
  accounts: readonly string[] = [address],
  caipNetworkId: CaipNetworkId = firstNetwork,
): Connection => ({
  namespace: 'eip155',
  connectorId,
  address: accounts[0] ?? address,
  accounts: accounts.map((each) => ({ address: each, type: 'eoa' })),
  caipNetworkId,
})

/** Waits for pending promises, message deliveries and dynamic imports. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.dynamicImportSettled()
}

/** Creates a kit on a memory platform with two scripted wallets, `fox` and `hare`. */
export function createTestKit(
  stored: Record<string, string> = {},
  options: Partial<KitOptions> = {},
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapter = createScriptedAdapter()
  for (const name of ['fox', 'hare']) adapter.announce(scriptedConnector(name))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337), chain(1338)],
    platform,
    ...options,
  })
  return { clock, platform, adapter, kit }
}
export type TestKit = ReturnType<typeof createTestKit>

/** The view on top of the modal's stack. */
export const currentView = (kit: Kit) =>
  kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.view() as {
    step: string
    pick?(id: string): void
  } & Record<string, () => void>

/** Opens the modal on ConnectingExternal, which requests a connection from the wallet. */
export async function pickWallet(
  { kit }: Pick<TestKit, 'kit'>,
  connectorId = 'fox',
): Promise<void> {
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId })
  await settle()
}

/** Connects a wallet: requests the connection and grants it. */
export async function connectWallet(
  env: TestKit,
  connectorId = 'fox',
  accounts: readonly string[] = [address],
): Promise<void> {
  await pickWallet(env, connectorId)
  env.adapter.calls.connect.at(-1)?.resolve(connection(connectorId, accounts))
  await settle()
}
