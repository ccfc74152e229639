import type { SignInSession } from '../domain/sign-in/session.ts'
import { createEmitter } from '../platform/emitter.ts'
import { lazy } from '../platform/lazy.ts'
import { createLazyExtension } from './lazy-extension.ts'
import {
  type Check,
  checkSessionOptions,
  policyOf,
  type SessionOptions,
} from './session-options.ts'
import type { SiwxEntry, SiwxHost } from './siwx.ts'

/**
 * `message`: default `plain`, the text that the hosted service documents. Its chain id is always a
 * CAIP-2 id.
 */
export type HostedOptions = Omit<SessionOptions, 'clearChainIdNamespace'> & {
  /** Reads the session again this often, in ms. 0: only after changes. Default 300000. */
  sessionRefetchInterval?: number
}

/** The session of the hosted service, which has further fields. `caip2Network`: CAIP-2. */
export type HostedAccount = { address: string; caip2Network: string } & Readonly<
  Record<string, unknown>
>

/** The value of `siwx` that `hostedSessions` returns. */
export type HostedSessions = SiwxEntry & {
  /** The session with the account of the hosted service. Rejects with `siwx/not-authenticated`. */
  getSessionAccount(): Promise<HostedAccount>
  /**
   * Stores data of the page, which must be JSON, with the account. Rejects with
   * `siwx/not-authenticated`.
   */
  setSessionAccountMetadata(metadata: unknown): Promise<void>
  /** Calls the listener with each new session, undefined without one. Returns unsubscribe. */
  on(event: 'sessionChanged', listener: (session: SignInSession | undefined) => void): () => void
}

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
  checkSessionOptions(options, further)
  const settings: SessionOptions = { message: 'plain', ...options }
  let report = (_error: unknown) => {}
  const changes = createEmitter<SignInSession | undefined>((error) => report(error))
  const code = (host: SiwxHost) =>
    lazy(
      () => import('./hosted/create-hosted.ts'),
      async ({ createHosted }) =>
        createHosted({ settings, host, service: await host.directory(), onChange: changes.emit }),
    )
  let load: ReturnType<typeof code> | null = null
  const attached = async () => {
    if (load !== null) return load()
    // No kit uses the extension yet.
    const { notAuthenticated } = await import('./hosted/create-hosted.ts')
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
        (listener) =>
          host.storage.onChange((key) => {
            if (key === null || key === 'siwx_auth_token') listener()
          }),
      )
    },
  }
}
