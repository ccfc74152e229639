import { type Connector, createKit, type Kit, type KitOptions } from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  type MemoryOptions,
  scriptedConnector,
} from '@latchkit/core/testing'

/** The address of the scripted wallet. */
export const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

const chain = (id: number, name: string) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})

/** The connector of the scripted wallet, as discovery announces it. */
export const fox: Connector = { ...scriptedConnector('fox'), name: 'Foxglove' }

/**
 * Creates a real kit on an in-memory platform: one scripted wallet, two networks, a manual clock.
 */
export function createTestEnvironment(
  options: Partial<KitOptions> = {},
  platformOptions: Omit<MemoryOptions, 'clock'> = {},
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, ...platformOptions })
  const adapter = createScriptedAdapter()
  const networks = [chain(1337, 'Meadow'), chain(1338, 'Hedge')]
  const kit = createKit({ projectId: 'test', adapters: [adapter], networks, platform, ...options })
  adapter.announce(fox)
  return { kit, adapter, clock, platform }
}

/** Stored data of a visitor who was connected at the end of the last visit. */
export const storedConnection = {
  '@latchkit/default/eip155:connected_connector_id': 'fox',
  '@latchkit/default/connection_status': 'connected',
}

/** Approves the latest connect request, or else the latest resume request. */
export function approveConnection(
  { adapter }: Pick<ReturnType<typeof createTestEnvironment>, 'adapter'>,
  kit: Kit,
): void {
  const { caipNetworkId } = kit.state.getSnapshot().network.networks[0] ?? {}
  const request = adapter.calls.connect.at(-1) ?? adapter.calls.resume.at(-1)
  if (caipNetworkId === undefined || request === undefined) {
    throw new Error('The wallet has no connect or resume request, or no network is configured')
  }
  request.resolve({
    namespace: 'eip155',
    connectorId: 'fox',
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId,
  })
}
