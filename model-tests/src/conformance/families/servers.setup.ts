import { startBalances } from '@latchkit/sandbox/balances'
import { startSvm } from '@latchkit/sandbox/svm'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the local SVM is. */
    svm: { rpc: string; ws: string }
    /** Base address of the server of balances. */
    balances: string
  }
}

/** What the families' wallets and adapters speak to, beside the page that tests them in. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [svm, balances] = await Promise.all([startSvm({ port: 0 }), startBalances({ port: 0 })])
  provide('svm', { rpc: svm.url, ws: svm.ws })
  provide('balances', balances.url)
  return async () => {
    await Promise.all([svm.stop(), balances.stop()])
  }
}
