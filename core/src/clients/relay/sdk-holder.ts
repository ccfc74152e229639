import { KitError } from '../../errors/kit-error.ts'
import type { Sdk } from './sdk.ts'

/** One SDK a kit: made at first need, one promise for all who want it; a failed load is tried again by the next. */
export type SdkHolder = {
  load(): Promise<Sdk>
  /** null until it is there. */
  here(): Sdk | null
  isLoading(): boolean
  /** Lets go of it: whoever needs one next gets another. */
  renew(): void
  stop(): void
}

type Parts = {
  open(): Promise<Sdk>
  /** Called once with what was opened, before anybody has it. Returns its stop. */
  begin(sdk: Sdk): () => void
}

export function createSdkHolder({ open, begin }: Parts): SdkHolder {
  let loading: Promise<Sdk> | null = null
  let sdk: Sdk | null = null
  let end = () => {}
  let stopped = false

  const load = async (): Promise<Sdk> => {
    const opened = await open()
    if (stopped) {
      await opened.close()
      throw new KitError('kit/stopped')
    }
    sdk = opened
    end = begin(opened)
    return opened
  }
  const letGo = () => {
    end()
    end = () => {}
    void sdk?.close()
    sdk = null
    loading = null
  }
  return {
    here: () => sdk,
    isLoading: () => sdk === null && loading !== null,
    load() {
      if (stopped) return Promise.reject(new KitError('kit/stopped'))
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    renew: letGo,
    stop() {
      stopped = true
      letGo()
    },
  }
}
