import { importAgain } from '../../platform/import-again.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { ChainParts } from './chain-parts.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { loadOnce } from './load-once.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createReach } from './reach.ts'
import { signMessage, signTypedData } from './sign.ts'
import { createWatching } from './watch.ts'

/** The half of the adapter that speaks to wallets: imported at first use only. What reads the chain comes behind it, so that the prompt does not wait. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const reach = createReach(parts)
  const watching = createWatching(reach, parts.life)
  const reads = loadOnce(async (attempt) => (await importAgain(() => import('./reads.ts'), attempt)).createReads(parts))
  const typedData = loadOnce((attempt) => importAgain(() => import('./typed-data.ts'), attempt))
  return {
    connect: connect(reach, watching),
    resume: resume(reach, watching),
    watch: watching.watch,
    disconnect: disconnect(reach),
    switchNetwork: switchNetwork(reach),
    addNetwork: addNetwork(reach),
    balance: async (request, signal) => (await reads()).balance(request, signal),
    signMessage: signMessage(reach),
    signTypedData: signTypedData(reach, typedData),
    provider: (connectorId) => parts.wallets.provider(connectorId),
  }
}
