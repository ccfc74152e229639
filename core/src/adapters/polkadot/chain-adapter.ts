import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import type { ChainParts } from './chain-parts.ts'
import { connect, resume } from './connect.ts'
import type { Link } from './create-link.ts'
import type { Inside } from './inside.ts'
import { createNetworks } from './networks.ts'
import { createProviders } from './provider.ts'
import { signMessage } from './sign.ts'
import { switchNetwork } from './switch-network.ts'

const about: LibraryInfo = { namespace: 'polkadot', library: null }

/** The half of the adapter that speaks to extensions: imported at first use only. What reads the chain, and what verifies signatures, comes behind it. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const { host, wallets, life } = parts
  const { platform } = host
  const links = new Map<string, Link>()
  const inside: Inside = {
    ...parts,
    links,
    ask: createGuardedCall({ clock: platform.clock, stopSignal: life }),
    reach: createWalletResolver<object>({
      platform,
      wallets,
      remote: () => null,
      stopSignal: life,
    }),
    networks: createNetworks(parts),
    watching: createEventBuffer<Link>({
      find: (id) => links.get(id) ?? null,
      listen: (link, hear) => link.listen(hear),
      stopSignal: life,
    }),
  }
  const reads = lazyLibrary(
    about,
    () => import('./reads.ts'),
    ({ createReads }) => createReads(parts),
  )
  const sign = signMessage(inside, {
    message: lazyLibrary(about, () => import('./message.ts')),
    recover: lazyLibrary(about, () => import('./recover.ts')),
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
    transfer: null,
    calls: null,
    provider: createProviders(inside, sign),
  }
}
