import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Sdk } from './sdk.ts'

/** Creates the one SDK instance of a kit on first use. */
export type SdkLoader = {
  /** Resolves with the instance. A failed load rejects and is retried by the next call. */
  load(): Promise<Sdk>
  /** The instance; null until it is loaded. */
  current(): Sdk | null
  isLoading(): boolean
  /** Closes the instance, or only this one; the next `load` creates a new one. */
  reset(only?: Sdk): void
  /** Like `reset`, but closes the instance only when its last work is done. */
  retire(work: Promise<unknown>): void
  stop(): void
}

type Options = {
  open(): Promise<Sdk>
  /** Called once with a new instance, before `load` resolves. Returns the cleanup. */
  attach(sdk: Sdk): () => void
}

export function createSdkLoader({ open, attach }: Options): SdkLoader {
  let loading: Promise<Sdk> | null = null
  let current: Sdk | null = null
  let detach = () => {}
  let stopped = false

  const load = async (): Promise<Sdk> => {
    const sdk = await open()
    if (stopped) {
      await sdk.close()
      throw new KitError(kitErrors, 'kit/stopped')
    }
    current = sdk
    detach = attach(sdk)
    return sdk
  }
  const drop = (): Sdk | null => {
    const dropped = current
    detach()
    detach = () => {}
    current = null
    loading = null
    return dropped
  }
  const reset = (only?: Sdk) => {
    if (only === undefined || only === current) void drop()?.close()
  }
  return {
    current: () => current,
    isLoading: () => current === null && loading !== null,
    load() {
      if (stopped) return Promise.reject(new KitError(kitErrors, 'kit/stopped'))
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    reset,
    retire(work) {
      const retired = drop()
      void work.then(() => retired?.close())
    },
    stop() {
      stopped = true
      reset()
    },
  }
}
