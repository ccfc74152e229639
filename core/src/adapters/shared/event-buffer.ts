import type { Connection } from '../../domain/account/account.ts'
import { addEvent, type WalletEvent } from '../../domain/account/wallet-event.ts'
import type { ChainAdapter } from '../adapter.ts'

type Listener = (event: WalletEvent) => void
type Buffer = { events: readonly WalletEvent[]; listener: Listener; stop(): void }

type EventBufferDeps<Wallet> = {
  /** Null if the wallet is not on this page any more. */
  find(connectorId: string): Wallet | null
  /** Subscribes to the events of a wallet. Returns unsubscribe. */
  listen(wallet: Wallet, listener: Listener): () => void
  stopSignal: AbortSignal
}

/**
 * Subscribes to a wallet before the connect request and buffers its events until `watch` is called:
 * a wallet may emit an event between its response and `watch` (fault B9).
 */
export type EventBuffer<Wallet> = {
  /** Subscribes to a wallet and buffers its events. */
  start(connectorId: string, wallet: Wallet): void
  /**
   * The same while `connect` runs. Unsubscribes if it rejects, or resolves with null because the
   * wallet does not share the account.
   */
  during<C extends Connection | null>(
    connectorId: string,
    wallet: Wallet,
    connect: () => Promise<C>,
  ): Promise<C>
  /**
   * Emits the buffered events, then new ones. Emits `disconnected` if the wallet is not on this
   * page any more.
   */
  watch: ChainAdapter['watch']
}

export function createEventBuffer<Wallet>({
  find,
  listen,
  stopSignal,
}: EventBufferDeps<Wallet>): EventBuffer<Wallet> {
  /** Subscriptions for which `watch` was not called yet, by connector id. */
  const buffers = new Map<string, Buffer>()

  const listenUntilStop = (wallet: Wallet, listener: Listener) => {
    const unsubscribe = listen(wallet, listener)
    const stop = () => {
      stopSignal.removeEventListener('abort', stop)
      unsubscribe()
    }
    stopSignal.addEventListener('abort', stop)
    return stop
  }

  const start = (connectorId: string, wallet: Wallet): Buffer => {
    buffers.get(connectorId)?.stop()
    const buffer: Buffer = {
      events: [],
      listener: (event) => {
        buffer.events = addEvent(buffer.events, event)
      },
      stop: listenUntilStop(wallet, (event) => buffer.listener(event)),
    }
    buffers.set(connectorId, buffer)
    return buffer
  }

  return {
    start,
    async during(connectorId, wallet, connect) {
      const buffer = start(connectorId, wallet)
      const discard = () => {
        buffer.stop()
        if (buffers.get(connectorId) === buffer) buffers.delete(connectorId)
      }
      try {
        const connection = await connect()
        if (connection === null) discard()
        return connection
      } catch (error) {
        discard()
        throw error
      }
    },
    watch(connectorId, listener) {
      const buffer = buffers.get(connectorId)
      if (buffer) {
        buffers.delete(connectorId)
        buffer.listener = listener
        for (const event of buffer.events) listener(event)
        return buffer.stop
      }
      const wallet = stopSignal.aborted ? null : find(connectorId)
      if (wallet) return listenUntilStop(wallet, listener)
      listener({ type: 'disconnected' })
      return () => {}
    },
  }
}
