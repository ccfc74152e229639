import type { TransferClient } from '../adapters/transfer-client.ts'
import type { TransferEnd, TransferNews } from '../domain/transfer/transfer.ts'
import { neverCalled } from './never-called.ts'

type Request<Call extends 'submit' | 'track'> = Parameters<TransferClient[Call]>[0]
type Asked<R, T> = {
  request: R
  resolve(value: T): void
  reject(error: unknown): void
  signal: AbortSignal
}
/** Money whose wallet and chain answer when the test says so. */
export type ScriptedMoney = TransferClient & {
  /** Open and past requests, oldest first. */
  calls: {
    submit: Asked<Request<'submit'>, string>[]
    track: (Asked<Request<'track'>, TransferEnd> & { news(news: TransferNews): void })[]
  }
}

/** What is not about handing over and following throws, unless the test says what it does. */
export function createScriptedMoney(rest: Partial<TransferClient> = {}): ScriptedMoney {
  const calls: ScriptedMoney['calls'] = { submit: [], track: [] }
  const ask = <R, T, More>(
    list: (Asked<R, T> & More)[],
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
    countPending: neverCalled,
    submit: (request, signal) => ask(calls.submit, request, signal, {}),
    track: (request, news, signal) => ask(calls.track, request, signal, { news }),
    ...rest,
    calls,
  }
}
