import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { ChainAdapter } from '../adapter.ts'

type Hear = (event: WalletEvent) => void
type Parts<Wallet> = {
  /** null when it is not, or no longer, on this page. */
  find(connectorId: string): Wallet | null
  /** Hears what the wallet says by itself. Returns the stop. */
  listen(wallet: Wallet, hear: Hear): () => void
  life: AbortSignal
}

/** Listening that begins before a wallet is asked: what it says between its answer and `watch` is kept (fault case B9). */
export type Watching<Wallet> = {
  /** From now on. `forget` ends it when nothing came of the connection. */
  begin(connectorId: string, wallet: Wallet): { forget(): void }
  watch: ChainAdapter['watch']
}

export function createWatching<Wallet>({ find, listen, life }: Parts<Wallet>): Watching<Wallet> {
  /** Listening, but nobody to tell yet. */
  const early = new Map<string, { missed: WalletEvent[]; hear: Hear; stop(): void }>()

  const listenUntil = (wallet: Wallet, hear: Hear) => {
    const leave = listen(wallet, hear)
    const stop = () => {
      life.removeEventListener('abort', stop)
      leave()
    }
    life.addEventListener('abort', stop)
    return stop
  }

  return {
    begin(connectorId, wallet) {
      early.get(connectorId)?.stop()
      const missed: WalletEvent[] = []
      const one = {
        missed,
        hear: (event: WalletEvent) => keep(missed, event),
        stop: listenUntil(wallet, (event) => one.hear(event)),
      }
      early.set(connectorId, one)
      return {
        forget() {
          one.stop()
          if (early.get(connectorId) === one) early.delete(connectorId)
        },
      }
    },
    watch(connectorId, listener) {
      const begun = early.get(connectorId)
      if (begun) {
        early.delete(connectorId)
        begun.hear = listener
        for (const event of begun.missed) listener(event)
        return begun.stop
      }
      const wallet = life.aborted ? null : find(connectorId)
      if (wallet) return listenUntil(wallet, listener)
      listener({ type: 'disconnected' })
      return () => {}
    },
  }
}

/** The last word of each kind. Accounts shared again take an earlier end back. */
function keep(missed: WalletEvent[], event: WalletEvent): void {
  const isAnswered = ({ type }: WalletEvent) =>
    type === event.type || (event.type === 'accounts.changed' && type === 'disconnected')
  missed.splice(0, missed.length, ...missed.filter((one) => !isAnswered(one)), event)
}
