import { within } from '../../clients/http/within.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import type { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'

/** `otherwise`: what an error that says nothing is called. `read`: how this family's wallets say what went wrong; default: EIP-1193's numbers. */
export type Asking = { otherwise: PlainErrorCode; read?: (thrown: unknown) => KitError }
export type Ask = <T>(asking: Asking, signal: AbortSignal, call: () => T | Promise<T>) => Promise<T>

/**
 * Asks a wallet behind a fence: it may throw anything, answer late or never. Rejects with a `KitError`; after an abort, or the
 * adapter's end, the answer is dropped. What is answered still has to be read.
 */
export function createAsk({ clock, life }: { clock: Clock; life: AbortSignal }): Ask {
  return ({ otherwise, read = (thrown) => fromWallet(thrown, otherwise) }, signal, call) =>
    within({ clock, ms: null, signals: [signal, life] }, async () => {
      try {
        return await call()
      } catch (thrown) {
        throw read(thrown)
      }
    })
}
