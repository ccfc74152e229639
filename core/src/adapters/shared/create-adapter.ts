import type { Connector } from '../../domain/wallet/wallet.ts'
import { EarlyError } from '../../errors/early-error.ts'
import type { Adapter, ChainAdapter } from '../adapter.ts'
import { type LibraryInfo, lazyLibrary } from './lazy-library.ts'

type AdapterDeps<Module> = {
  library: LibraryInfo
  /** Aborted when the adapter stops. */
  controller: AbortController
  /** Calls `found` for each known wallet at once and for each new wallet. Returns unsubscribe. */
  wallets: { subscribe(found: (connector: Connector) => void): () => void }
  /** Starts discovery. Returns stop. */
  discover(): () => void
  /** Imports the code that calls wallets and the chain. */
  importChain(): Promise<Module>
  create(module: Module): ChainAdapter
}

/** Creates an adapter from its discovery and from the code that it imports later. */
export function createAdapter<Module>({
  library,
  controller,
  wallets,
  discover,
  importChain,
  create,
}: AdapterDeps<Module>): Adapter {
  const { signal } = controller
  const load = lazyLibrary(library, importChain, create)
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
      if (signal.aborted) throw new EarlyError('kit/stopped')
      return load()
    },
    stop: () => controller.abort(new EarlyError('kit/stopped')),
  }
}
