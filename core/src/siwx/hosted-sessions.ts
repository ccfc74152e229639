import type { SignInSession } from '../domain/sign-in/session.ts'
import { createEmitter } from '../platform/emitter.ts'
import { lazy } from '../platform/lazy.ts'
import { onKeyChange } from '../storage/on-key-change.ts'
import type { HostedOptions, HostedSessions } from './hosted/hosted.types.ts'
import { createLazyExtension } from './lazy-extension.ts'
import {
  type Check,
  checkSessionOptions,
  policyOf,
  type SessionOptions,
} from './session-options.ts'
import type { SiwxHost } from './siwx.ts'

const defaultRefetch = 300_000
const further: Readonly<Record<string, Check>> = {
  sessionRefetchInterval: [
    (value) => Number.isSafeInteger(value) && Number(value) >= 0,
    'a whole number of ms',
  ],
  clearChainIdNamespace: [(value) => value === false, 'false: the hosted service needs CAIP-2 ids'],
}

/**
 * Keeps sessions in the hosted service of the wallet directory (option `endpoints.directory`).
 * Requires a `projectId`.
 *
 * Throws `config/option-unknown` and `config/option-invalid`.
 *
 * ```ts
 * createKit({ networks, projectId, siwx: hostedSessions() })
 * ```
 */
export function hostedSessions(options: HostedOptions = {}): HostedSessions {
  const settings: SessionOptions = { message: 'plain', ...options }
  checkSessionOptions(settings, further)
  let report = (_error: unknown) => {}
  const changes = createEmitter<SignInSession | undefined>((error) => report(error))
  const importCode = lazy(() => import('./hosted/create-hosted.ts'))
  const code = (host: SiwxHost) =>
    lazy(importCode, async ({ createHosted }) =>
      createHosted({ settings, host, service: await host.directory(), onChange: changes.emit }),
    )
  let load: ReturnType<typeof code> | null = null
  const attached = async () => {
    if (load !== null) return load()
    // No kit uses the extension yet.
    const { notAuthenticated } = await importCode()
    throw notAuthenticated()
  }
  return {
    getSessionAccount: async () => (await attached()).getSessionAccount(),
    setSessionAccountMetadata: async (metadata) =>
      (await attached()).setSessionAccountMetadata(metadata),
    on: (_event, listener) => changes.subscribe(listener),
    create(host) {
      report = (error) => host.platform.log.error('A listener of the page threw an error', error)
      load = code(host)
      return createLazyExtension(
        policyOf(settings, options.sessionRefetchInterval ?? defaultRefetch),
        load,
        (listener) => onKeyChange(host.storage, 'siwx_auth_token', listener),
      )
    },
  }
}
