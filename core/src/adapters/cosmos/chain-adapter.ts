import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createAsk } from '../shared/ask.ts'
import { type Loading, loadOnce } from '../shared/load-once.ts'
import { createReach } from '../shared/reach.ts'
import { createWatching } from '../shared/watching.ts'
import type { ChainParts } from './chain-parts.ts'
import { createChains } from './chains.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import type { Family, Reached } from './family.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createProviders } from './provider.ts'
import { relayWallet } from './relay-wallet.ts'
import { signMessage } from './sign.ts'
import { createStandings } from './standings.ts'
import { pageWallet, type WalletCalls } from './wallet-calls.ts'

const about: Loading = { namespace: 'cosmos', library: null }

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
    ask: createAsk({ clock: platform.clock, life }),
    chains: createChains(networks, options),
    standings: createStandings(),
    curve: loadOnce(about, (attempt) => importAgain(() => import('./curve.ts'), attempt)),
    reach: createReach<WalletCalls>({
      platform,
      wallets: {
        name: roster.name,
        subscribe: roster.subscribe,
        handle: (connectorId) => calls(roster.handle(connectorId), pageWallet),
      },
      remote: () => calls(host.remote(), relayWallet),
      life,
    }),
  }
  const find = (connectorId: string): Reached | null => {
    const reached = family.reach.find(connectorId)
    return reached && { connectorId, ...reached }
  }
  const watching = createWatching({ find, listen: listen(family), life })
  const reads = loadOnce(about, async (attempt) =>
    (await importAgain(() => import('./balance.ts'), attempt)).balance(family),
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
    money: null,
    batches: null,
    provider: createProviders(family, (connectorId) =>
      connectorId === remoteConnectorId ? host.remote() : roster.handle(connectorId),
    ),
  }
}

const calls = <Found>(
  found: Found | null,
  made: (found: Found) => WalletCalls,
): WalletCalls | null => (found === null ? null : made(found))
