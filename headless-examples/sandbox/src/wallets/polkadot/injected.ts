import type { PolkadotAccount, PolkadotContext } from './context.ts'
import { createSigner, type PolkadotPageSigner } from './signer.ts'

/** An account in the form of the extension API, with its generic Substrate address. */
export type InjectedAccount = {
  address: string
  genesisHash: string | null
  name: string
  type: string
}
type AccountsListener = (accounts: readonly InjectedAccount[]) => void

/** The extension API that `enable` returns to a page. */
export type Injected = {
  accounts: {
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    subscribe(listener: AccountsListener): () => void
  }
  metadata: { get(): Promise<readonly unknown[]>; provide(): Promise<boolean> }
  signer: PolkadotPageSigner
}
/** The entry of an extension in `injectedWeb3`. */
export type InjectedEntry = { version: string; enable(origin: string): Promise<Injected> }

const genericPrefix = 42
const toInjectedAccount = ({ name, key }: PolkadotAccount): InjectedAccount => ({
  address: key.address(genericPrefix),
  genesisHash: null,
  name,
  type: key.type,
})

/** Creates an entry like that of Polkadot.js, whose errors have messages but no codes. */
export function createEntry(context: PolkadotContext): InjectedEntry {
  const { state, visible, share, scriptedAnswers, accounts, listeners } = context
  const visibleAccounts = () =>
    visible().flatMap((address) =>
      accounts()
        .filter((account) => account.address === address)
        .map(toInjectedAccount),
    )
  const injected: Injected = {
    accounts: {
      get: async () =>
        scriptedAnswers.respond('accounts.get', () => {
          if (state.read().shared.length === 0)
            throw new Error('The source has not been enabled yet')
          return visibleAccounts()
        }) as Promise<readonly InjectedAccount[]>,
      subscribe(listener) {
        const notify = () => listener(visibleAccounts())
        listeners.add(notify)
        notify()
        return () => listeners.delete(notify)
      },
    },
    metadata: { get: async () => [], provide: async () => false },
    signer: createSigner(context),
  }
  return {
    version: '0.63.1',
    enable: async () =>
      scriptedAnswers.respond('enable', async () => {
        // A connected page needs no further approval.
        if (state.read().shared.length === 0 && (await share()) === null)
          throw new Error('Rejected')
        return injected
      }) as Promise<Injected>,
  }
}
