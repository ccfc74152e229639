import { safeHttpUrl } from '../domain/text/url.ts'
import { lazy } from '../platform/lazy.ts'
import { onKeyChange } from '../storage/on-key-change.ts'
import { createLazyExtension } from './lazy-extension.ts'
import type { ServerOptions, ServerSessions, ServerSettings } from './server/server.types.ts'
import { type Check, checkSessionOptions, policyOf } from './session-options.ts'
import type { SiwxHost } from './siwx.ts'

const defaultPaths = {
  nonce: '/nonce',
  verify: '/verify',
  session: '/session',
  signOut: '/sign-out',
}
const defaultRefetch = 300_000

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?!\/)[^?#\s]*$/.test(value)
const isServerUrl = (value: unknown): boolean => {
  if (isPath(value)) return true
  const url = safeHttpUrl(value)
  return url !== null && !/[?#]/.test(url)
}
const further: Readonly<Record<string, Check>> = {
  url: [isServerUrl, 'a path or an https URL, without query'],
  paths: [
    (value) =>
      Object.entries(Object(value)).every(
        ([name, path]) => Object.hasOwn(defaultPaths, name) && (path === undefined || isPath(path)),
      ),
    'an object with the paths nonce, verify, session and signOut',
  ],
  token: [(value) => value === 'cookie' || value === 'bearer', '"cookie" or "bearer"'],
  sessionRefetchInterval: [
    (value) => Number.isSafeInteger(value) && Number(value) >= 0,
    'a whole number of ms',
  ],
}

/**
 * Keeps sessions on the page's own server, which verifies the signature. The guide `sign-in.md`
 * describes its four endpoints and what they have to check.
 *
 * Throws `config/option-unknown` and `config/option-invalid`.
 *
 * ```ts
 * createKit({ networks, siwx: serverSessions({ url: '/api/sign-in' }) })
 * ```
 */
export function serverSessions(options: ServerOptions): ServerSessions {
  checkSessionOptions({ ...options, url: options.url ?? null }, further)
  const settings: ServerSettings = {
    ...options,
    paths: { ...defaultPaths, ...options.paths },
    token: options.token ?? 'cookie',
  }
  const code = (host: SiwxHost) =>
    lazy(
      () => import('./server/create-server.ts'),
      ({ createServer }) => createServer(settings, host),
    )
  let load: ReturnType<typeof code> | null = null
  return {
    token: async () => (load === null ? null : (await load()).token()),
    create(host) {
      load = code(host)
      return createLazyExtension(
        policyOf(settings, options.sessionRefetchInterval ?? defaultRefetch),
        load,
        (listener) => onKeyChange(host.storage, 'siwx_changed', listener),
      )
    },
  }
}
