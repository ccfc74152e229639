import { safeGet } from '../../domain/unknown.ts'
import type { Found } from './found.ts'
import type { News, Shared } from './handle.ts'
import { onSatsEvent } from './sats-events.ts'

type Parts = {
  found: Extract<Found, { by: 'provider' }>
  /** Accounts in a list, on the network of that name; throws what nobody can believe. */
  read(list: unknown, network: unknown): Shared | null
  /** Asks the wallet what it shares now, without a prompt. */
  look(signal: AbortSignal): Promise<Shared | null>
  news: News
}

/** Hears of other accounts, another network and the end. Where an event does not hold the accounts, the wallet is asked; the last event counts. */
export function listenToSats({ found, read, look, news }: Parts): () => void {
  const over = new AbortController()
  let turn = 0
  const ask = async () => {
    turn += 1
    const mine = turn
    const now = await look(over.signal).catch(() => undefined) // what cannot be read is dropped
    if (now !== undefined && mine === turn && !over.signal.aborted) news(now)
  }
  const hear = (event: unknown) => {
    const list = safeGet(event, 'addresses')
    if (list === null) return void ask()
    turn += 1
    try {
      news(read(list, safeGet(safeGet(event, 'bitcoin'), 'name')))
    } catch {
      // what cannot be read is dropped
    }
  }
  const stops = [
    onSatsEvent(found, 'accountChange', hear),
    onSatsEvent(found, 'networkChange', hear),
    onSatsEvent(found, 'disconnect', () => {
      turn += 1
      news(null)
    }),
  ]
  return () => {
    over.abort()
    for (const stop of stops) stop()
  }
}
