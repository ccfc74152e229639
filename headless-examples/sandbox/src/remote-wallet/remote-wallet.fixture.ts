import { stringToHex } from 'viem'
import { assert } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { type Relay, startRelay } from '../relay/index.ts'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { evmNamespaces, openPage, type Page, type RequestedNamespaces } from './page.fixture.ts'
import type { RemoteMode, RemoteWallet } from './remote-wallet.types.ts'

/** A relay, a page and any number of phones. */
export type Fixture = {
  relay: Relay
  page: Page
  createPhone(mode: RemoteMode): Promise<RemoteWallet>
  /** Adds a phone that the test created, so that `stop` stops it too. */
  addPhone(wallet: RemoteWallet): void
  stop(): Promise<void>
}

export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const cosmos = 'cosmos:cosmoshub-4'
export const otherChains = [solana, bitcoin, polkadot, cosmos]
export const firstAddress = sandboxAccount(8).address
export const secondAddress = sandboxAccount(9).address
export const helloHex = stringToHex('hello')

/**
 * Starts a relay and opens a page. Every storage prefix is unique, because the SDK caches one core
 * per prefix and process.
 */
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
    addPhone: (wallet) => void wallets.push(wallet),
    async stop() {
      for (const wallet of wallets) await wallet.stop()
      await page.stop()
      await relay.stop()
    },
  }
}

/** Requested namespaces with chains of all five namespaces. */
export function allNamespaces(): RequestedNamespaces {
  const entry = (caip2: string, method: string) => ({
    chains: [caip2],
    methods: [method],
    events: ['accountsChanged'],
    rpcMap: { [caip2]: 'http://127.0.0.1:1' },
  })
  return {
    ...evmNamespaces('eip155:31337', 'eip155:31338'),
    solana: entry(solana, 'solana_signMessage'),
    bip122: entry(bitcoin, 'signMessage'),
    polkadot: entry(polkadot, 'polkadot_signMessage'),
    cosmos: entry(cosmos, 'cosmos_getAccounts'),
  }
}

/** Asserts that a list is not empty and returns its first entry. */
export function firstOf<Entry>([entry]: readonly Entry[]): Entry {
  assert(entry !== undefined)
  return entry
}
