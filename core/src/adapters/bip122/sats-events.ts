import { tryMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { fordefiPath } from './known-wallets.ts'
import type { SharedAccounts, SharedListener } from './wallet-client.ts'
import type { WalletSource } from './wallet-source.ts'

type ProviderSource = Extract<WalletSource, { kind: 'provider' }>
type Options = {
  source: ProviderSource
  /** Parses accounts on `network`, a name of sats-connect. Throws for an invalid list. */
  parse(list: unknown, network: unknown): SharedAccounts | null
  /** Reads the shared accounts without a prompt. */
  read(signal: AbortSignal): Promise<SharedAccounts | null>
  listener: SharedListener
}

/**
 * Subscribes to the accounts, the network and the disconnect of a wallet. Reads the accounts if an
 * event does not contain them; a result that arrives after a later event is ignored. Returns
 * unsubscribe.
 */
export function subscribeToSats({ source, parse, read, listener }: Options): () => void {
  const controller = new AbortController()
  let lastEvent = 0
  const readAccounts = async () => {
    lastEvent += 1
    const event = lastEvent
    const shared = await read(controller.signal).catch(() => undefined)
    const isCurrent = event === lastEvent && !controller.signal.aborted
    if (shared !== undefined && isCurrent) listener(shared)
  }
  const onChange = (payload: unknown) => {
    const list = safeGet(payload, 'addresses')
    if (list === null) return void readAccounts()
    lastEvent += 1
    try {
      listener(parse(list, safeGet(payload, 'bitcoin', 'name')))
    } catch {
      // An event with invalid accounts is ignored.
    }
  }
  const cleanups = [
    addListener(source, 'accountChange', onChange),
    addListener(source, 'networkChange', onChange),
    addListener(source, 'disconnect', () => {
      lastEvent += 1
      listener(null)
    }),
  ]
  return () => {
    controller.abort()
    for (const cleanup of cleanups) cleanup()
  }
}

/**
 * Adds a listener with the wallet's `addListener`. Returns unsubscribe, which also works for a
 * wallet that cannot remove listeners.
 */
function addListener(
  { path, provider }: ProviderSource,
  eventName: 'accountChange' | 'networkChange' | 'disconnect',
  listener: (payload: unknown) => void,
): () => void {
  let subscribed = true
  const cb = (payload: unknown) => {
    if (subscribed) listener(payload)
  }
  const args = path === fordefiPath ? [eventName, cb] : [{ eventName, cb }]
  const remove = tryMethod(provider, 'addListener', ...args)
  return () => {
    subscribed = false
    tryMethod({ remove }, 'remove')
  }
}
