import { callMethod, hasMethod, safeGet, tryMethod } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { ResolvedWallet } from '../shared/wallet-resolver.ts'
import { saidBy } from './said.ts'

/** An extension that let the page in, behind a fence: it may throw anything, answer late or never. What it answers is still `unknown`. */
export type Enabled = {
  accounts(signal: AbortSignal): Promise<unknown>
  /** Returns the stop, after which nothing is heard, whether the extension lets go of the listener or not. */
  subscribe(listener: (accounts: unknown) => void): () => void
  sign(method: 'signRaw' | 'signPayload', payload: object, signal: AbortSignal): Promise<unknown>
}

type Parts = { ask: GuardedCall; wallet: ResolvedWallet<object>; origin: string }

/** Asks this one extension to let the page in: it prompts unless it did so before. All others are left alone. */
export async function enable(
  { ask, wallet, origin }: Parts,
  signal: AbortSignal,
): Promise<Enabled> {
  const failed = (cause: unknown) =>
    new KitError('connect/wallet-failed', { wallet: wallet.name }, { cause })
  const asking = {
    fallbackCode: 'kit/unknown',
    toKitError: (thrown: unknown) => saidBy(thrown) ?? failed(thrown),
  } as const
  const way = hasMethod(wallet.client, 'connect') ? 'connect' : 'enable'
  const injected = await ask(asking, signal, () => callMethod(wallet.client, way, origin))
  const accounts = safeGet(injected, 'accounts')
  if (!hasMethod(accounts, 'get')) throw failed(injected)
  return {
    accounts: (its) => ask(asking, its, () => callMethod(accounts, 'get')),
    subscribe: (listener) => subscribe(accounts, listener),
    sign: (method, payload, its) =>
      ask(
        {
          fallbackCode: 'rpc/internal',
          toKitError: (thrown) =>
            saidBy(thrown) ?? new KitError('rpc/internal', {}, { cause: thrown }),
        },
        its,
        () => {
          const signer = safeGet(injected, 'signer')
          if (!hasMethod(signer, method)) throw new KitError('rpc/method-not-supported')
          return callMethod(signer, method, payload)
        },
      ),
  }
}

function subscribe(accounts: unknown, listener: (accounts: unknown) => void): () => void {
  let hears = true
  const off = tryMethod(accounts, 'subscribe', (answer: unknown) => hears && listener(answer))
  const leave = (stop: unknown) => tryMethod({ stop }, 'stop')
  return () => {
    hears = false
    // some hand the way out over later
    if (hasMethod(off, 'then')) Promise.resolve(off).then(leave, () => null)
    else leave(off)
  }
}
