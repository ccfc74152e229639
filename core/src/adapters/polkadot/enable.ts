import { KitError } from '../../errors/kit-error.ts'
import type { Ask } from '../shared/ask.ts'
import { attemptOwn, callOwn } from '../shared/call-own.ts'
import { hasMethod, peek } from '../shared/peek.ts'
import type { Reached } from '../shared/reach.ts'
import { saidBy } from './said.ts'

/** An extension that let the page in, behind a fence: it may throw anything, answer late or never. What it answers is still `unknown`. */
export type Enabled = {
  accounts(signal: AbortSignal): Promise<unknown>
  /** Returns the stop, after which nothing is heard, whether the extension lets go of the listener or not. */
  subscribe(listener: (accounts: unknown) => void): () => void
  sign(method: 'signRaw' | 'signPayload', payload: object, signal: AbortSignal): Promise<unknown>
}

type Parts = { ask: Ask; wallet: Reached<object>; origin: string }

/** Asks this one extension to let the page in: it prompts unless it did so before. All others are left alone. */
export async function enable(
  { ask, wallet, origin }: Parts,
  signal: AbortSignal,
): Promise<Enabled> {
  const failed = (cause: unknown) =>
    new KitError('connect/wallet-failed', { wallet: wallet.name }, { cause })
  const asking = {
    otherwise: 'kit/unknown',
    read: (thrown: unknown) => saidBy(thrown) ?? failed(thrown),
  } as const
  const way = hasMethod(wallet.handle, 'connect') ? 'connect' : 'enable'
  const injected = await ask(asking, signal, () => callOwn(wallet.handle, way, origin))
  const accounts = peek(injected, 'accounts')
  if (!hasMethod(accounts, 'get')) throw failed(injected)
  return {
    accounts: (its) => ask(asking, its, () => callOwn(accounts, 'get')),
    subscribe: (listener) => subscribe(accounts, listener),
    sign: (method, payload, its) =>
      ask(
        {
          otherwise: 'rpc/internal',
          read: (thrown) => saidBy(thrown) ?? new KitError('rpc/internal', {}, { cause: thrown }),
        },
        its,
        () => {
          const signer = peek(injected, 'signer')
          if (!hasMethod(signer, method)) throw new KitError('rpc/method-not-supported')
          return callOwn(signer, method, payload)
        },
      ),
  }
}

function subscribe(accounts: unknown, listener: (accounts: unknown) => void): () => void {
  let hears = true
  const off = attemptOwn(accounts, 'subscribe', (answer: unknown) => hears && listener(answer))
  const leave = (stop: unknown) => attemptOwn({ stop }, 'stop')
  return () => {
    hears = false
    // some hand the way out over later
    if (hasMethod(off, 'then')) Promise.resolve(off).then(leave, () => null)
    else leave(off)
  }
}
