import { lazy } from '../platform/lazy.ts'
import { onKeyChange } from '../storage/on-key-change.ts'
import { createLazyExtension } from './lazy-extension.ts'
import { checkSessionOptions, policyOf, type SessionOptions } from './session-options.ts'
import type { SiwxEntry } from './siwx.ts'

/**
 * Keeps sessions in the browser's storage. Each session is verified when it is stored and when it is
 * read. It proves the account to this page only: content that a server delivers needs
 * `serverSessions`.
 *
 * Throws `config/option-unknown` and `config/option-invalid`.
 *
 * ```ts
 * createKit({ networks, siwx: localSessions({ statement: 'Sign in to the forum.' }) })
 * ```
 */
export function localSessions(options: SessionOptions = {}): SiwxEntry {
  const settings = { ...options }
  checkSessionOptions(settings)
  return {
    create: (host) =>
      createLazyExtension(
        policyOf(settings, 0),
        lazy(
          () => import('./local/create-local.ts'),
          ({ createLocal }) => createLocal(settings, host),
        ),
        (listener) => onKeyChange(host.storage, 'siwx', listener),
      ),
  }
}
