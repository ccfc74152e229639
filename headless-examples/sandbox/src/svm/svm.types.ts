import type { SandboxMint } from '../base/description.ts'
import type { FaultControls } from '../faults/start-fault-server.ts'

/**
 * `refused`: rejects new WebSockets and closes open ones. `silent`: accepts subscriptions and sends
 * no notifications.
 */
export type SvmSockets = 'open' | 'refused' | 'silent'

/**
 * `blocks`: `automatic` adds a block a second until every sent transaction is finalized. By default
 * only `advance` adds empty blocks.
 */
export type SvmOptions = { port?: number; blocks?: 'automatic' | 'manual' }

/** An SPL token. All sandbox accounts except one hold it. */
export type SvmToken = SandboxMint

/** A running Solana node. The `path` of a fault is `/` and a method, e.g. `/sendTransaction`. */
export type Svm = FaultControls & {
  url: string
  /** WebSocket URL. */
  ws: string
  /** The `dollar` token. */
  token: SvmToken
  tokens: readonly SvmToken[]
  /** Sets how the node treats WebSockets, initially `open`. */
  sockets(state: SvmSockets): void
  /** Terminates every open WebSocket. */
  cut(): void
  /** Adds empty blocks. A blockhash is valid for 150 blocks. */
  advance(blocks: number): void
  stop(): Promise<void>
}
