import { KitError } from '../../errors/kit-error.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { ChainAdapter } from '../adapter.ts'
import { loadOnce } from '../shared/load-once.ts'
import { createWatching } from '../shared/watching.ts'
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
  const watching = createWatching({ find: reach.find, listen: listening.listen, life })
  const providerOf = createProviders({
    reach,
    standingOf: ({ handle }) => standings.of(handle),
    life,
  })
  const balances = loadOnce({ namespace: 'bip122', library: null }, async (attempt) =>
    (await importAgain(() => import('./balance.ts'), attempt)).balance(parts),
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
      const wallet = reach.now(connectorId)
      return (await signWith(wallet, standings.of(wallet.handle), { address, message }, signal))
        .signature
    },
    async signTypedData() {
      throw new KitError('rpc/method-not-supported')
    },
    money: null,
    batches: null,
    provider: (connectorId, at = null) => providerOf(connectorId, at),
  }
}
