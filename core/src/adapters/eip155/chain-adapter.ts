import { importAgain } from '../../platform/lazy.ts'
import type { ChainAdapter } from '../adapter.ts'
import { type Loading, loadOnce } from '../shared/load-once.ts'
import { createWatching } from '../shared/watching.ts'
import type { ChainParts } from './chain-parts.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { reachProviders } from './reach.ts'
import { signMessage, signTypedData } from './sign.ts'

const about: Loading = { namespace: 'eip155', library: 'viem' }

/** The half of the adapter that speaks to wallets: imported at first use only. What reads the chain comes behind it, so that the prompt does not wait. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const reach = reachProviders(parts)
  const watching = createWatching({ find: reach.find, listen, life: parts.life })
  const reads = loadOnce(about, async (attempt) =>
    (await importAgain(() => import('./reads.ts'), attempt)).createReads(parts),
  )
  const typedData = loadOnce(about, (attempt) =>
    importAgain(() => import('./typed-data.ts'), attempt),
  )
  const money = loadOnce(about, async (attempt) => {
    const [{ createMoney }, { chains }] = await Promise.all([
      importAgain(() => import('./transfer/create-money.ts'), attempt),
      reads(),
    ])
    return createMoney({
      platform: parts.host.platform,
      chains,
      reach,
      baseFeeMultiplier: parts.options.baseFeeMultiplier ?? null,
    })
  })
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
    money,
    batches: loadOnce(about, async (attempt) =>
      (await importAgain(() => import('./calls/create-batches.ts'), attempt)).createBatches({
        reach,
        clock: parts.host.platform.clock,
      }),
    ),
    provider: (connectorId) => parts.wallets.provider(connectorId),
  }
}
