import { type Connector, createKit, type Kit, type KitOptions } from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  type MemoryOptions,
  scriptedConnector,
} from '@latchkit/core/testing'

/** The account that tests connect. */
export const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

const chain = (id: number, name: string) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})

/** A wallet's row, as discovery gives it. */
export const fox: Connector = { ...scriptedConnector('fox'), name: 'Foxglove' }

/** A real kit in a pretend outside: one scripted wallet, two networks, a clock that the test moves. */
export function createTestWorld(
  options: Partial<KitOptions> = {},
  outside: Omit<MemoryOptions, 'clock'> = {},
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, ...outside })
  const adapter = createScriptedAdapter()
  const networks = [chain(1337, 'Meadow'), chain(1338, 'Hedge')]
  const kit = createKit({ projectId: 'test', adapters: [adapter], networks, platform, ...options })
  adapter.announce(fox)
  return { kit, adapter, clock, platform }
}

/** What storage holds after a visit that ended connected. */
export const connectedBefore = {
  '@latchkit/default/eip155:connected_connector_id': 'fox',
  '@latchkit/default/connection_status': 'connected',
}

/** Answers the kit's oldest request to connect or to restore, as the wallet does once the visitor approved. */
export function approve(
  { adapter }: Pick<ReturnType<typeof createTestWorld>, 'adapter'>,
  kit: Kit,
): void {
  const { caipNetworkId } = kit.store.getSnapshot().network.networks[0] ?? {}
  const request = adapter.calls.connect.at(-1) ?? adapter.calls.resume.at(-1)
  if (caipNetworkId === undefined || request === undefined) throw new Error('Nobody was asked')
  request.resolve({
    namespace: 'eip155',
    connectorId: 'fox',
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId,
  })
}
