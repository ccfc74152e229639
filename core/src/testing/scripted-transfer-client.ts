import type { TransferClient } from '../adapters/transfer-client.ts'
import type { TransferEnd, TransferUpdate } from '../domain/transfer/transfer.ts'
import { neverCalled } from './never-called.ts'

type Request<Call extends 'submit' | 'track'> = Parameters<TransferClient[Call]>[0]
type PendingCall<R, T> = {
  request: R
  resolve(value: T): void
  reject(error: unknown): void
  signal: AbortSignal
}
/** A transfer client whose wallet and chain calls the test resolves. */
export type ScriptedTransferClient = TransferClient & {
  /** All calls of both methods, oldest first. */
  calls: {
    submit: PendingCall<Request<'submit'>, string>[]
    track: (PendingCall<Request<'track'>, TransferEnd> & { update(update: TransferUpdate): void })[]
  }
}

/**
 * Creates a scripted transfer client. `locate` finds nothing. Methods other than `submit` and `track`
 * throw unless `overrides` has them.
 */
export function createScriptedTransferClient(
  overrides: Partial<TransferClient> = {},
): ScriptedTransferClient {
  const calls: ScriptedTransferClient['calls'] = { submit: [], track: [] }
  const record = <R, T, More>(
    list: (PendingCall<R, T> & More)[],
    request: R,
    signal: AbortSignal,
    more: More,
  ) =>
    new Promise<T>((resolve, reject) => {
      list.push({ request, resolve, reject, signal, ...more })
    })
  return {
    checkAddress: neverCalled,
    receiver: neverCalled,
    token: neverCalled,
    walletAssets: neverCalled,
    feeReserve: neverCalled,
    prepare: neverCalled,
    review: neverCalled,
    digest: neverCalled,
    recheck: neverCalled,
    readSent: async () => null,
    countPending: neverCalled,
    locate: async () => null,
    submit: (request, signal) => record(calls.submit, request, signal, {}),
    track: (request, update, signal) => record(calls.track, request, signal, { update }),
    ...overrides,
    calls,
  }
}
