import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { ChainAdapter } from '../adapter.ts'

type Listener = (event: WalletEvent) => void

type EventBufferDeps<Wallet> = {
  /** Null if the wallet is not on this page any more. */
  find(connectorId: string): Wallet | null
  /** Subscribes to the events of a wallet. Returns unsubscribe. */
  listen(wallet: Wallet, listener: Listener): () => void
  stopSignal: AbortSignal
}

/**
 * Subscribes to a wallet before the connect request, and holds its events until `watch` is called:
 * a wallet may emit between its response and `watch` (fault B9).
 */
export type EventBuffer<Wallet> = {
  /** Subscribes to a wallet. `discard` unsubscribes; it is called if the connection fails. */
  start(connectorId: string, wallet: Wallet): { discard(): void }
  /**
   * Replays the held events, then passes on new ones. Emits `disconnected` if the wallet is gone.
   */
  watch: ChainAdapter['watch']
}

export function createEventBuffer<Wallet>({
  find,
  listen,
  stopSignal,
}: EventBufferDeps<Wallet>): EventBuffer<Wallet> {
  /** Subscriptions that `watch` has not taken over yet. */
  const buffers = new Map<string, { held: WalletEvent[]; listener: Listener; stop(): void }>()

  const listenUntilStop = (wallet: Wallet, listener: Listener) => {
    const unsubscribe = listen(wallet, listener)
    const stop = () => {
      stopSignal.removeEventListener('abort', stop)
      unsubscribe()
    }
    stopSignal.addEventListener('abort', stop)
    return stop
  }

  return {
    start(connectorId, wallet) {
      buffers.get(connectorId)?.stop()
      const held: WalletEvent[] = []
      const buffer = {
        held,
        listener: (event: WalletEvent) => hold(held, event),
        stop: listenUntilStop(wallet, (event) => buffer.listener(event)),
      }
      buffers.set(connectorId, buffer)
      return {
        discard() {
          buffer.stop()
          if (buffers.get(connectorId) === buffer) buffers.delete(connectorId)
        },
      }
    },
    watch(connectorId, listener) {
      const buffer = buffers.get(connectorId)
      if (buffer) {
        buffers.delete(connectorId)
        buffer.listener = listener
        for (const event of buffer.held) listener(event)
        return buffer.stop
      }
      const wallet = stopSignal.aborted ? null : find(connectorId)
      if (wallet) return listenUntilStop(wallet, listener)
      listener({ type: 'disconnected' })
      return () => {}
    },
  }
}

/**
 * Adds an event to the held ones. It replaces an earlier event of its type; `accounts.changed` also
 * replaces `disconnected`, because the wallet shares accounts again.
 */
function hold(held: WalletEvent[], event: WalletEvent): void {
  const isReplaced = ({ type }: WalletEvent) =>
    type === event.type || (event.type === 'accounts.changed' && type === 'disconnected')
  held.splice(0, held.length, ...held.filter((earlier) => !isReplaced(earlier)), event)
}
