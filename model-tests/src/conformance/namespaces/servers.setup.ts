import { startBalances } from '@latchkit/sandbox/balances'
import { startSvm } from '@latchkit/sandbox/svm'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** RPC address of the local SVM. */
    svm: { rpc: string; ws: string }
    /** Base URL of the balance server. */
    balances: string
  }
}

/** Servers that wallets and adapters of all namespaces use in the browser tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [svm, balances] = await Promise.all([startSvm({ port: 0 }), startBalances({ port: 0 })])
  provide('svm', { rpc: svm.url, ws: svm.ws })
  provide('balances', balances.url)
  return async () => {
    await Promise.all([svm.stop(), balances.stop()])
  }
}
