/** An envelope as the relay keeps it: what is inside only the two ends can read. */
export type Envelope = { topic: string; message: string; tag: number; attestation: string | null }

/** An envelope on its way: who sent it, who has it, until when it is kept. */
export type Letter = Envelope & {
  readonly publisher: string
  readonly publishedAt: number
  readonly until: number
  readonly read: Set<string>
}

/** `pingEvery` in milliseconds: Node clients cut a line that is silent for 35 s. */
export type RelayOptions = { port?: number; pingEvery?: number }

/** The place where page and phone meet, with the strings of a bad day. */
export type Relay = {
  readonly url: string
  stop(): Promise<void>
  /** Ends all sockets and listens no more, as when the machine is off. What was published is kept. */
  down(): Promise<void>
  /** Listens again, at the same port. */
  up(): Promise<void>
  /** Ends every socket without a word; whoever likes may come back. */
  cut(): void
  /** Closes every socket, also those to come, with code 3000 and this reason; null lets them in again. */
  refuse(reason: string | null): void
  /** Hears nothing and says nothing while the lines stay open. */
  mute(on: boolean): void
  clients(): number
  /** What was published so far, oldest first, copies left out. */
  published(): readonly { topic: string; tag: number }[]
}

/** One open line: whose it is, what it listens to, and what was pushed to it without an answer yet. */
export type Line = {
  readonly client: string
  readonly topics: Set<string>
  readonly pushed: Map<string, Letter>
  send(frame: string): void
}
