import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'

/** The parts of a chain adapter that most namespaces have no standard for. */
export const unsupported = {
  async addNetwork() {
    throw new KitError(switchErrors, 'network/not-supported-by-wallet')
  },
  async signTypedData() {
    throw new KitError(rpcErrors, 'rpc/method-not-supported')
  },
  transfer: null,
  calls: null,
} satisfies Partial<ChainAdapter>
