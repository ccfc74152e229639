import { stringToHex } from 'viem'
import { assert } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { type Relay, startRelay } from '../relay/index.ts'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { type RequestedNamespaces, evm, openPage, type Page } from './page.fixture.ts'
import type { RemoteMode, RemoteWallet } from './remote-wallet.types.ts'

/** A relay of its own with a page at one end, and as many phones as wanted at the other. */
export type Fixture = {
  relay: Relay
  page: Page
  createPhone(mode: RemoteMode): Promise<RemoteWallet>
  /** A phone made elsewhere ends with the others. */
  stopLater(wallet: RemoteWallet): void
  stop(): Promise<void>
}

export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const [bitcoin, cosmos] = ['bip122:000000000019d6689c085ae165831e93', 'cosmos:cosmoshub-4']
export const otherChains = [solana, bitcoin, polkadot, cosmos]
export const [first, second] = [sandboxAccount(8).address, sandboxAccount(9).address]
export const hello = stringToHex('hello')

/** Prefixes are fresh: the SDK keeps one core per prefix for a whole process. */
export async function createFixture(rpc = 'http://127.0.0.1:1'): Promise<Fixture> {
  const name = crypto.randomUUID()
  const relay = await startRelay()
  const page = await openPage(relay.url, `page ${name}`)
  const wallets: RemoteWallet[] = []
  return {
    relay,
    page,
    async createPhone(mode) {
      const wallet = await createRemoteWallet({
        relayUrl: relay.url,
        chains: [
          { caip2: 'eip155:31337', rpc },
          { caip2: 'eip155:31338' },
          ...otherChains.map((caip2) => ({ caip2 })),
        ],
        mode,
        storagePrefix: `phone ${name} ${wallets.length}`,
      })
      wallets.push(wallet)
      return wallet
    },
    stopLater: (wallet) => void wallets.push(wallet),
    async stop() {
      for (const wallet of wallets) await wallet.stop()
      await page.stop()
      await relay.stop()
    },
  }
}

/** Asks for a chain of every namespace. */
export function allNamespaces(): RequestedNamespaces {
  const part = (caip2: string, method: string) => ({
    chains: [caip2],
    methods: [method],
    events: ['accountsChanged'],
    rpcMap: { [caip2]: 'http://127.0.0.1:1' },
  })
  return {
    ...evm('eip155:31337', 'eip155:31338'),
    solana: part(solana, 'solana_signMessage'),
    bip122: part(bitcoin, 'signMessage'),
    polkadot: part(polkadot, 'polkadot_signMessage'),
    cosmos: part(cosmos, 'cosmos_getAccounts'),
  }
}

/** The first of a list that is not empty. */
export function firstOf<Entry>([entry]: readonly Entry[]): Entry {
  assert(entry !== undefined)
  return entry
}
