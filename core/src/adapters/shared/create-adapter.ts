import type { Connector } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Adapter, ChainAdapter } from '../adapter.ts'
import { type Loading, loadOnce } from './load-once.ts'

type Parts = {
  about: Loading
  /** Ends with the adapter. */
  life: AbortController
  /** Calls with every wallet there is and every one to come. Returns the stop. */
  wallets: { subscribe(found: (connector: Connector) => void): () => void }
  /** Looks for wallets, now and from now on. Returns the stop. */
  look(): () => void
  /** Brings the half that speaks to wallets and chain. */
  load(attempt: number): Promise<ChainAdapter>
}

/** The cheap half of one kit's adapter. */
export function createAdapter({ about, life, wallets, look, load }: Parts): Adapter {
  const once = loadOnce(about, load)
  return {
    namespace: about.namespace,
    discover({ found }) {
      const stops = [wallets.subscribe(found), look()]
      const stop = () => {
        life.signal.removeEventListener('abort', stop)
        for (const leave of stops.splice(0)) leave()
      }
      life.signal.addEventListener('abort', stop)
      if (life.signal.aborted) stop()
      return stop
    },
    async load() {
      if (life.signal.aborted) throw new KitError('kit/stopped')
      return once()
    },
    stop: () => life.abort(new KitError('kit/stopped')),
  }
}
