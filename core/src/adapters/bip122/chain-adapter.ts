import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import type { ChainParts } from './chain-parts.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { reachHandles } from './handles.ts'
import { createListening } from './listen.ts'
import { createProviders } from './provider.ts'
import { signWith } from './sign.ts'
import { createStandings } from './standings.ts'
import { switchNetwork } from './switch-network.ts'

/** The half of the adapter that speaks to wallets: imported at first use only. What reads the chain comes behind it, so that the prompt does not wait. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const { host, life } = parts
  const reach = reachHandles(parts)
  const standings = createStandings(host)
  const listening = createListening(standings)
  const watching = createEventBuffer({
    find: reach.find,
    listen: listening.listen,
    stopSignal: life,
  })
  const providerOf = createProviders({
    reach,
    standingOf: ({ client: handle }) => standings.of(handle),
    life,
  })
  const balances = lazyLibrary(
    { namespace: 'bip122', library: null },
    () => import('./balance.ts'),
    ({ balance }) => balance(parts),
  )
  return {
    connect: connect({ reach, watching, standings }),
    resume: resume({ reach, watching, standings }),
    watch: watching.watch,
    disconnect: disconnect({ reach, standings }),
    switchNetwork: switchNetwork({ reach, listening }),
    async addNetwork() {
      throw new KitError('network/not-supported-by-wallet')
    },
    balance: async (request, signal) => (await balances())(request, signal),
    async signMessage({ connectorId, address, message }, signal) {
      const wallet = reach.get(connectorId)
      return (await signWith(wallet, standings.of(wallet.client), { address, message }, signal))
        .signature
    },
    async signTypedData() {
      throw new KitError('rpc/method-not-supported')
    },
    transfer: null,
    calls: null,
    provider: (connectorId, at = null) => providerOf(connectorId, at),
  }
}
