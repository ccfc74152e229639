/** A published message. The payload is encrypted; only page and wallet can read it. */
export type Envelope = { topic: string; message: string; tag: number; attestation: string | null }

/** A message in the queue. `publishedAt` and `expiresAt` in ms since 1970. */
export type QueuedMessage = Envelope & {
  /** Client id of the sender. */
  readonly publisher: string
  readonly publishedAt: number
  readonly expiresAt: number
  /** Client ids that have acknowledged the message. */
  readonly readBy: Set<string>
}

/** `pingEvery` in ms. Node clients close a connection that is silent for 35 s. */
export type RelayOptions = { port?: number; pingEvery?: number }

/** A running relay, with controls that simulate outages. */
export type Relay = {
  readonly url: string
  stop(): Promise<void>
  /** Closes all sockets and stops listening, as if the server were off. Keeps the messages. */
  down(): Promise<void>
  /** Starts listening again at the same port. */
  up(): Promise<void>
  /** Terminates every socket without a close frame; clients may reconnect. */
  cut(): void
  /**
   * Closes current and future sockets with code 3000 and this reason; null accepts clients again.
   */
  refuse(reason: string | null): void
  /** Ignores all frames and sends none while the connections stay open. */
  mute(on: boolean): void
  /** Answers every call with a JSON-RPC error of this message; null answers normally again. */
  fail(message: string | null): void
  /** Number of calls that were answered with an error because of `fail`. */
  failures(): number
  /** Deletes all messages and subscriptions, as if the server had restarted without its memory. */
  forget(): void
  /** Sends a raw text frame, valid or not, to every open connection. */
  inject(frame: string): void
  /** Pushes a message, valid or not, to the current subscribers of its topic. Does not queue it. */
  deliver(envelope: Omit<Envelope, 'attestation'>): void
  /** Number of pushes. A message counts once for each connection and each repetition. */
  pushes(): number
  /** Resolves when the open connections have received all frames sent to them, or have closed. */
  flush(): Promise<void>
  /** Number of open connections. */
  clients(): number
  /** Published messages, oldest first, without duplicates. */
  published(): readonly { topic: string; tag: number }[]
}

/** An open connection of a client. */
export type Connection = {
  /** The client's `did:key` id. */
  readonly client: string
  /** Subscribed topics. */
  readonly topics: Set<string>
  /** Pushed messages without an acknowledgement, by frame id. */
  readonly unacknowledged: Map<string, QueuedMessage>
  send(frame: string): void
}
