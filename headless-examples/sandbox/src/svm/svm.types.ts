import type { SandboxMint } from '../base/description.ts'
import type { FaultControls } from '../faults/start-fault-server.ts'

/** `refused`: nobody is let in, and who is in is put out. `silent`: subscriptions are taken and never told anything. */
export type SvmSockets = 'open' | 'refused' | 'silent'

export type SvmOptions = { port?: number }

/** What a token of the sandbox is; its accounts hold some of it, all but one. */
export type SvmToken = SandboxMint

/** A fault's `path` is a method with a slash: `/sendTransaction`; `/` is all of them. */
export type Svm = FaultControls & {
  url: string
  ws: string
  /** The dollar. */
  token: SvmToken
  /** All of them. */
  tokens: readonly SvmToken[]
  sockets(state: SvmSockets): void
  /** Ends every open WebSocket. */
  cut(): void
  /** Moves the chain on: after 151 blocks no blockhash from before is good. */
  advance(blocks: number): void
  stop(): Promise<void>
}
