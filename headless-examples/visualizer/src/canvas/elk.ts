import Elk from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { LayoutEngine } from './layoutChart.ts'

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** ELK in a worker of this origin: a page is never held up, and needs no more than `'self'` for its scripts. */
export const createElk = (): LayoutEngine =>
  new Elk({ workerFactory: () => new Worker(trusted(workerUrl)) })

/** Where a page lets in only vouched-for addresses of scripts: this one is from the build itself. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return (
    trustedTypes
      ?.createPolicy('latchkit-visualizer', { createScriptURL: (address) => address })
      .createScriptURL(url) ?? url
  )
}
