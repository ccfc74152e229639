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
 * ELK in a worker of this origin: layout never blocks the page, and `script-src 'self'` suffices.
 */
export const createElk = (): LayoutEngine =>
  new Elk({ workerFactory: () => new Worker(trusted(workerUrl)) })

/** Trusted-types policy for the worker's URL, which comes from the build. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return (
    trustedTypes
      ?.createPolicy('latchkit-visualizer', { createScriptURL: (address) => address })
      .createScriptURL(url) ?? url
  )
}
