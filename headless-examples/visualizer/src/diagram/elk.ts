import Elk from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { LayoutEngine } from './layoutMachine.ts'

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Creates ELK in a worker, so that layout does not block the page. The worker is a file of this
 * origin, so `script-src 'self'` allows it.
 */
export const createElk = (): LayoutEngine =>
  new Elk({ workerFactory: () => new Worker(trusted(workerUrl)) })

/** Marks the URL of the worker, which comes from the build, as trusted (trusted types). */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return (
    trustedTypes
      ?.createPolicy('latchkit-visualizer', { createScriptURL: (address) => address })
      .createScriptURL(url) ?? url
  )
}
