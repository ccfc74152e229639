import type { Connector } from '../../domain/wallet/wallet.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Adapter, ChainAdapter } from '../adapter.ts'
import { type LibraryInfo, lazyLibrary } from './lazy-library.ts'

/** `stopSignal`: aborted when the adapter stops. */
type Stoppable = { stopSignal: AbortSignal }
/** The code that calls wallets and the chain. */
export type ChainModule<Deps> = { createChainAdapter(deps: Deps): ChainAdapter }

type AdapterOptions<Deps extends object> = {
  library: LibraryInfo
  /** Calls `found` for each known wallet at once and for each new wallet. Returns unsubscribe. */
  wallets: { subscribe(found: (connector: Connector) => void): () => void }
  /** Starts discovery. Returns stop. */
  discover(): () => void
  importChain(): Promise<ChainModule<Deps & Stoppable>>
  /** Dependencies that the chain adapter gets, beside the signal. */
  deps: Deps
}

/** Creates an adapter from its discovery and from the code that it imports later. */
export function createAdapter<Deps extends object>({
  library,
  wallets,
  discover,
  importChain,
  deps,
}: AdapterOptions<Deps>): Adapter {
  const controller = new AbortController()
  const { signal } = controller
  const load = lazyLibrary(library, importChain, ({ createChainAdapter }) =>
    createChainAdapter({ ...deps, stopSignal: signal }),
  )
  return {
    namespace: library.namespace,
    discover({ found }) {
      const cleanups = [wallets.subscribe(found), discover()]
      const stop = () => {
        signal.removeEventListener('abort', stop)
        for (const cleanup of cleanups.splice(0)) cleanup()
      }
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      return stop
    },
    async load() {
      if (signal.aborted) throw new KitError(kitErrors, 'kit/stopped')
      return load()
    },
    stop: () => controller.abort(new KitError(kitErrors, 'kit/stopped')),
  }
}
