import { createPublicKey, verify } from 'node:crypto'
import { solana } from '@latchkit/core/adapters/solana'
import { defineNetwork, solanaDevnet } from '@latchkit/core/networks'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedHost,
  type ManualClock,
  type MemoryPlatform,
} from '@latchkit/core/testing'
import type { Svm } from '@latchkit/sandbox/svm'
import {
  createSolanaWallet,
  memoryPage,
  type NamespaceControl,
  namespaceRoster,
} from '@latchkit/sandbox/wallets'
import { base58 } from '@scure/base'
import { address as asAddress, createSolanaRpc } from '@solana/web3.js'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import type { SolanaProvider } from '../../../core/src/adapters/solana/index.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import { transferOf } from './solana-payment.fixture.ts'

export type SolanaPage = {
  chain: ChainAdapter
  control: NamespaceControl
  network: Network
  /** Simulated clock of the adapter's timers. */
  clock: ManualClock
  /** Waits until the node has answered all requests and each WebSocket is open or closed. */
  untilIdle(): Promise<void>
  /** Advances the clock, but not while a request is pending: real answers are never late. */
  elapse(ms: number): Promise<void>
  connect(): Promise<SolanaProvider>
  /** An unsigned payment from one account to another. */
  transfer(from: string, to: string, lamports: bigint): Promise<Uint8Array>
  balanceOf(address: string): Promise<bigint>
  close(): void
}

/** The window of the wallet. Forwards Wallet Standard events between it and the page's platform. */
export function walletWindow(platform: MemoryPlatform): EventTarget {
  const events = new EventTarget()
  events.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) platform.controls.emit(event.type, event.detail)
  })
  platform.page.on('wallet-standard:app-ready', (detail) => {
    events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
  })
  return events
}

const { signal } = new AbortController()

/** A page with the Solana adapter and a wallet with real keys on the given SVM. */
export async function openSolanaPage(svm: Svm): Promise<SolanaPage> {
  const clock = createManualClock()
  const traffic = watchTraffic()
  const platform = createMemoryPlatform({
    clock,
    fetch: traffic.fetch,
    injected: { crypto: () => globalThis.crypto },
  })
  const network = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [svm.url] } } })
  const profile = namespaceRoster().find(({ id }) => id === 'sunbeam')
  if (profile === undefined) throw new Error('The roster has no Solana wallet `sunbeam`')
  const { branding, secrets } = profile
  const page = memoryPage({ events: walletWindow(platform) })
  const wallet = createSolanaWallet({
    branding,
    secrets,
    network: network.caipNetworkId,
    rpc: svm.url,
    approve: 'auto',
    page,
  })
  const adapter = solana().create(createScriptedHost(platform, { networks: () => [network] }))
  adapter.discover({ found: () => {} })
  wallet.control.announce()
  const chain = await adapter.load()
  const rpc = createSolanaRpc(svm.url)
  return {
    chain,
    control: wallet.control,
    network,
    clock,
    untilIdle: traffic.untilIdle,
    async elapse(ms) {
      await traffic.untilIdle()
      clock.advance(ms)
    },
    async connect() {
      await chain.connect({ connectorId: branding.name, caipNetworkId: null }, signal)
      const provider = chain.provider(branding.name)
      if (!isProvider(provider)) throw new Error('chain.provider() returned no Solana provider')
      return provider
    },
    transfer: (from, to, lamports) => transferOf(svm.url, { from, to, lamports }),
    balanceOf: async (address) => (await rpc.getBalance(asAddress(address)).send()).value,
    close() {
      adapter.stop()
      wallet.stop()
      traffic.stop()
    },
  }
}

/** Counts the requests of a page that are not answered, and the WebSockets that are connecting. */
function watchTraffic() {
  let pending = 0
  const sockets: WebSocket[] = []
  const fetch: typeof globalThis.fetch = async (...request) => {
    pending += 1
    try {
      const response = await globalThis.fetch(...request)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      pending -= 1
    }
  }
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    },
  )
  const isIdle = () =>
    pending === 0 && sockets.every(({ readyState }) => readyState !== WebSocket.CONNECTING)
  return {
    fetch,
    untilIdle: () =>
      expect
        .poll(async () => {
          // An answer may lead to the next request.
          for (let turn = 0; turn < 10 && isIdle(); turn += 1)
            await new Promise((next) => setImmediate(next))
          return isIdle()
        })
        .toBe(true),
    stop: () => void vi.unstubAllGlobals(),
  }
}

const isProvider = (value: unknown): value is SolanaProvider =>
  typeof value === 'object' && value !== null && 'sendAndConfirm' in value

/** Verifies an Ed25519 signature of a Solana address with Node's cryptography. */
export function isSolanaSigned(
  address: string,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  return verify(
    null,
    message,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signature,
  )
}

/** Splits a transaction with one signer. Its bytes: the count 1, the signature, the message. */
export const splitTransaction = (bytes: Uint8Array) => ({
  signature: bytes.slice(1, 65),
  message: bytes.slice(65),
})
