import { callMethod, tryMethod } from '../../domain/call-method.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { InTurn } from '../adapter.ts'
import { type GuardedCall, type GuardedCallOptions, walletFailed } from '../shared/guarded-call.ts'
import type { ResolvedWallet } from '../shared/wallet-resolver.ts'
import { extensionError } from './extension-error.ts'

/** Calls an extension that gave the page permission. Results are not validated. */
export type EnabledExtension = {
  accounts(signal: AbortSignal): Promise<unknown>
  /**
   * Subscribes to the accounts. Returns unsubscribe, which also works for an extension that cannot
   * remove listeners.
   */
  subscribe(listener: (accounts: unknown) => void): () => void
  sign(method: 'signRaw' | 'signPayload', payload: object, signal: AbortSignal): Promise<unknown>
}

type Options = {
  guardedCall: GuardedCall
  wallet: ResolvedWallet<object>
  origin: string
  inTurn: InTurn
}

const signing: GuardedCallOptions = {
  fallbackCode: 'rpc/internal',
  toKitError: (thrown) =>
    extensionError(thrown) ?? new KitError(rpcErrors, 'rpc/internal', {}, { cause: thrown }),
}

/**
 * Requests permission from one extension, which opens a prompt unless the page already has
 * permission. Throws `connect/wallet-failed` for an invalid extension and for unknown errors.
 */
export async function enable(
  { guardedCall, wallet, origin, inTurn }: Options,
  signal: AbortSignal,
): Promise<EnabledExtension> {
  const connecting: GuardedCallOptions = {
    fallbackCode: 'kit/unknown',
    toKitError: (thrown) =>
      isKitError(thrown) ? thrown : (extensionError(thrown) ?? walletFailed(wallet.name, thrown)),
  }
  const method = hasMethod(wallet.client, 'connect') ? 'connect' : 'enable'
  const injected = await guardedCall({ ...connecting, method, params: [origin] }, signal, () =>
    inTurn(async () => callMethod(wallet.client, method, origin)),
  )
  const accounts = safeGet(injected, 'accounts')
  if (!hasMethod(accounts, 'get')) throw walletFailed(wallet.name, injected)
  return {
    accounts: (accountsSignal) =>
      guardedCall({ ...connecting, method: 'accounts.get' }, accountsSignal, () =>
        callMethod(accounts, 'get'),
      ),
    subscribe: (listener) => subscribe(accounts, listener),
    sign: (signMethod, payload, signSignal) =>
      guardedCall({ ...signing, method: signMethod, params: [payload] }, signSignal, () => {
        const signer = safeGet(injected, 'signer')
        if (!hasMethod(signer, signMethod))
          throw new KitError(rpcErrors, 'rpc/method-not-supported')
        return callMethod(signer, signMethod, payload)
      }),
  }
}

function subscribe(accounts: unknown, listener: (accounts: unknown) => void): () => void {
  let subscribed = true
  const onAccounts = (list: unknown) => subscribed && listener(list)
  const returned = tryMethod(accounts, 'subscribe', onAccounts)
  const unsubscribe = (remove: unknown) => tryMethod({ remove }, 'remove')
  return () => {
    subscribed = false
    // Some extensions return a promise of the unsubscribe function.
    if (hasMethod(returned, 'then')) Promise.resolve(returned).then(unsubscribe, () => null)
    else unsubscribe(returned)
  }
}
