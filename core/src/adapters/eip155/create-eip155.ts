import { KitError } from '../../errors/kit-error.ts'
import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import type { ChainParts } from './chain-parts.ts'
import { discover } from './discover.ts'
import { loadOnce } from './load-once.ts'
import { createWallets } from './wallets.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createEip155(host: AdapterHost, importChain: (attempt: number) => Promise<ChainModule>): Adapter {
  const wallets = createWallets()
  const life = new AbortController()
  const load = loadOnce(async (attempt) => (await importChain(attempt)).createChainAdapter({ host, wallets, life: life.signal }))

  return {
    namespace: 'eip155',
    discover({ found }) {
      const unsubscribe = wallets.subscribe(found)
      const leave = discover(host.platform, host.discovery, wallets)
      const stop = () => {
        life.signal.removeEventListener('abort', stop)
        unsubscribe()
        leave()
      }
      life.signal.addEventListener('abort', stop)
      if (life.signal.aborted) stop()
      return stop
    },
    async load() {
      if (life.signal.aborted) throw new KitError('kit/stopped')
      return load()
    },
    stop: () => life.abort(new KitError('kit/stopped')),
  }
}
