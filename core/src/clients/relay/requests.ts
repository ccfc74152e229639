import { timeouts } from '../../domain/constants.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Clock, KeyValue } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { guardDeepLink } from './deep-link.ts'
import type { RelayRequest } from './relay.types.ts'
import type { Sdk } from './sdk.ts'
import { requestError } from './sdk-errors.ts'
import type { SessionStore } from './session-store.ts'

type Options = {
  clock: Clock
  storage: KeyValue | null
  sessions: SessionStore
  /** The SDK; null until it is loaded. */
  sdk(): Sdk | null
  /** Aborts when the relay stops. */
  signal: AbortSignal
}

/** Sends requests to the wallet of the current session. Errors are those of `Relay.request`. */
export function createRequests({ clock, storage, sessions, sdk, signal: stopped }: Options) {
  let pending = 0
  return {
    hasPending: () => pending > 0,
    async send({ chain, method, params }: RelayRequest, signal: AbortSignal): Promise<unknown> {
      const current = sdk()
      const session = sessions.current()
      if (current === null || session === null)
        throw new KitError(rpcErrors, 'rpc/provider-disconnected')
      guardDeepLink(storage)
      pending += 1
      const options = {
        clock,
        ms: timeouts.remoteTimeout,
        signals: [sessions.signal(), stopped, signal],
      }
      try {
        return await withDeadline(options, () =>
          current.request({ topic: session.topic, chain, method, params }),
        )
      } catch (thrown) {
        throw isKitError(thrown, 'kit/timed-out')
          ? new KitError(remoteErrors, 'remote/request-expired')
          : requestError(thrown, method)
      } finally {
        pending -= 1
      }
    },
  }
}
