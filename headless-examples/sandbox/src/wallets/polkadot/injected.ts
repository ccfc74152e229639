import type { PolkadotContext, PolkadotAccount } from './context.ts'
import { createSigner, type PolkadotPageSigner } from './signer.ts'

/** An account as pages get it: written for no chain in particular. */
export type InjectedAccount = {
  address: string
  genesisHash: string | null
  name: string
  type: string
}
type Hear = (accounts: readonly InjectedAccount[]) => void

/** What a page has of an extension once it was let in. */
export type Injected = {
  accounts: {
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    subscribe(listener: Hear): () => void
  }
  metadata: { get(): Promise<readonly unknown[]>; provide(): Promise<boolean> }
  signer: PolkadotPageSigner
}
/** What lies in `injectedWeb3` under the extension's key. */
export type InjectedEntry = { version: string; enable(origin: string): Promise<Injected> }

const anySubstrate = 42
const forPages = ({ name, key }: PolkadotAccount): InjectedAccount => ({
  address: key.address(anySubstrate),
  genesisHash: null,
  name,
  type: key.type,
})

/** An extension in the manner of Polkadot.js: it has words, not numbers, for what goes wrong. */
export function createEntry(inside: PolkadotContext): InjectedEntry {
  const { state, visible, share, scriptedAnswers, accounts, listeners } = inside
  const shared = () =>
    visible().flatMap((address) => accounts.filter((one) => one.address === address).map(forPages))
  const injected: Injected = {
    accounts: {
      get: async () =>
        scriptedAnswers.respond('accounts.get', () => {
          if (state.read().shared.length === 0)
            throw new Error('The source has not been enabled yet')
          return shared()
        }) as Promise<readonly InjectedAccount[]>,
      subscribe(listener) {
        const tell = () => listener(shared())
        listeners.add(tell)
        tell()
        return () => listeners.delete(tell)
      },
    },
    metadata: { get: async () => [], provide: async () => false },
    signer: createSigner(inside),
  }
  return {
    version: '0.63.1',
    enable: async () =>
      scriptedAnswers.respond('enable', async () => {
        // who was let in once is not asked about again
        if (state.read().shared.length === 0 && (await share()) === null)
          throw new Error('Rejected')
        return injected
      }) as Promise<Injected>,
  }
}
