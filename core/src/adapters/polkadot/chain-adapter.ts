import { KitError } from '../../errors/kit-error.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createAsk } from '../shared/ask.ts'
import { type Loading, loadOnce } from '../shared/load-once.ts'
import { createReach } from '../shared/reach.ts'
import { createWatching } from '../shared/watching.ts'
import type { ChainParts } from './chain-parts.ts'
import { connect, resume } from './connect.ts'
import type { Link } from './create-link.ts'
import type { Inside } from './inside.ts'
import { createNetworks } from './networks.ts'
import { createProviders } from './provider.ts'
import { signMessage } from './sign.ts'
import { switchNetwork } from './switch-network.ts'

const about: Loading = { namespace: 'polkadot', library: null }

/** The half of the adapter that speaks to extensions: imported at first use only. What reads the chain, and what verifies signatures, comes behind it. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const { host, wallets, life } = parts
  const { platform } = host
  const links = new Map<string, Link>()
  const inside: Inside = {
    ...parts,
    links,
    ask: createAsk({ clock: platform.clock, life }),
    reach: createReach<object>({ platform, wallets, remote: () => null, life }),
    networks: createNetworks(parts),
    watching: createWatching<Link>({
      find: (id) => links.get(id) ?? null,
      listen: (link, hear) => link.listen(hear),
      life,
    }),
  }
  const reads = loadOnce(about, async (attempt) =>
    (await importAgain(() => import('./reads.ts'), attempt)).createReads(parts),
  )
  const sign = signMessage(inside, {
    message: loadOnce(about, (attempt) => importAgain(() => import('./message.ts'), attempt)),
    recover: loadOnce(about, (attempt) => importAgain(() => import('./recover.ts'), attempt)),
  })
  return {
    connect: connect(inside),
    resume: resume(inside),
    watch: inside.watching.watch,
    // an extension cannot be told: the page forgets it
    disconnect: async (connectorId) => void links.delete(connectorId),
    switchNetwork: switchNetwork(inside),
    addNetwork: async () => {
      throw new KitError('network/not-supported-by-wallet')
    },
    balance: async (request, signal) => (await reads()).balance(request, signal),
    signMessage: sign,
    signTypedData: async () => {
      throw new KitError('rpc/method-not-supported')
    },
    money: null,
    batches: null,
    provider: createProviders(inside, sign),
  }
}
