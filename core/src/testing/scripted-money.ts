import type { Money } from '../adapters/money.ts'
import type { TransferEnd, TransferNews } from '../domain/transfer/transfer.ts'
import { neverCalled } from './never-called.ts'

type Request<Call extends 'submit' | 'follow'> = Parameters<Money[Call]>[0]
type Asked<R, T> = {
  request: R
  resolve(value: T): void
  reject(error: unknown): void
  signal: AbortSignal
}
/** Money whose wallet and chain answer when the test says so. */
export type ScriptedMoney = Money & {
  /** Open and past requests, oldest first. */
  calls: {
    submit: Asked<Request<'submit'>, string>[]
    follow: (Asked<Request<'follow'>, TransferEnd> & { news(news: TransferNews): void })[]
  }
}

/** What is not about handing over and following throws, unless the test says what it does. */
export function createScriptedMoney(rest: Partial<Money> = {}): ScriptedMoney {
  const calls: ScriptedMoney['calls'] = { submit: [], follow: [] }
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
    reserve: neverCalled,
    prepare: neverCalled,
    review: neverCalled,
    digest: neverCalled,
    recheck: neverCalled,
    pending: neverCalled,
    submit: (request, signal) => ask(calls.submit, request, signal, {}),
    follow: (request, news, signal) => ask(calls.follow, request, signal, { news }),
    ...rest,
    calls,
  }
}
