import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createConnectionState } from '../shared/connection-state.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import type { ChainParts } from './chain-parts.ts'
import { createChains } from './chains.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import type { CosmosConnection, Family, Reached } from './family.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createProviders } from './provider.ts'
import { relayWallet } from './relay-wallet.ts'
import { signMessage } from './sign.ts'
import { pageWallet, type WalletCalls } from './wallet-calls.ts'

const about: LibraryInfo = { namespace: 'cosmos', library: null }

/** The half of the adapter that speaks to wallets: imported at first use only. The curve comes with the first signature, what reads the chain behind that. */
export function createChainAdapter({
  host,
  roster,
  places,
  options,
  life,
}: ChainParts): ChainAdapter {
  const { platform, networks } = host
  const family: Family = {
    platform,
    networks,
    places,
    life,
    ask: createGuardedCall({ clock: platform.clock, stopSignal: life }),
    chains: createChains(networks, options),
    connections: createConnectionState<CosmosConnection>(),
    curve: lazyLibrary(about, () => import('./curve.ts')),
    reach: createWalletResolver<WalletCalls>({
      platform,
      wallets: {
        name: roster.name,
        subscribe: roster.subscribe,
        client: (connectorId) => calls(roster.client(connectorId), pageWallet),
      },
      remote: () => calls(host.remote(), relayWallet),
      stopSignal: life,
    }),
  }
  const find = (connectorId: string): Reached | null => {
    const reached = family.reach.find(connectorId)
    return reached && { connectorId, ...reached }
  }
  const watching = createEventBuffer({ find, listen: listen(family), stopSignal: life })
  const reads = lazyLibrary(
    about,
    () => import('./balance.ts'),
    ({ balance }) => balance(family),
  )
  return {
    connect: connect(family, watching),
    resume: resume(family, watching),
    watch: watching.watch,
    disconnect: disconnect(family),
    switchNetwork: switchNetwork(family),
    addNetwork: addNetwork(family),
    balance: async (request, signal) => (await reads())(request, signal),
    signMessage: signMessage(family),
    async signTypedData() {
      throw new KitError('rpc/method-not-supported')
    },
    transfer: null,
    calls: null,
    provider: createProviders(family, (connectorId) =>
      connectorId === remoteConnectorId ? host.remote() : roster.client(connectorId),
    ),
  }
}

const calls = <Found>(
  found: Found | null,
  made: (found: Found) => WalletCalls,
): WalletCalls | null => (found === null ? null : made(found))
