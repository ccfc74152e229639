import { safeHttpUrl } from '../domain/text/url.ts'
import { lazy } from '../platform/lazy.ts'
import { createLazyExtension } from './lazy-extension.ts'
import {
  type Check,
  checkSessionOptions,
  oneOf,
  policyOf,
  type SessionOptions,
} from './session-options.ts'
import type { SiwxEntry, SiwxHost } from './siwx.ts'

/** Paths below the URL of the server. */
export type ServerPaths = {
  /** `GET`. Default `/nonce`. */
  nonce?: string
  /** `POST`. Default `/verify`. */
  verify?: string
  /** `GET`. Default `/session`. */
  session?: string
  /** `POST`. Default `/sign-out`. */
  signOut?: string
}
export type ServerOptions = SessionOptions & {
  /**
   * The server: a path of this site, for example `/api/sign-in`, or an https URL. http only on this
   * device.
   */
  url: string
  paths?: ServerPaths
  /**
   * `cookie`: the server sets a cookie that scripts cannot read. `bearer`: it returns a token, which
   * is stored in the browser and sent as `Authorization`. Each script of the page can read that
   * token, so prefer cookies. Default `cookie`.
   */
  token?: 'cookie' | 'bearer'
  /** Reads the session again this often, in ms. 0: only after changes. Default 300000. */
  sessionRefetchInterval?: number
}
/** The options with their defaults. */
export type ServerSettings = ServerOptions & {
  paths: Required<ServerPaths>
  token: 'cookie' | 'bearer'
}

/** The value of `siwx` that `serverSessions` returns. */
export type ServerSessions = SiwxEntry & {
  /**
   * The token of the visitor, for requests of the page to its server. Resolves with null if there is
   * none, with cookies, and before a kit uses the extension.
   */
  token(): Promise<string | null>
}

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
  token: oneOf('cookie', 'bearer'),
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
        (listener) =>
          host.storage.onChange((key) => {
            if (key === null || key === 'siwx_changed') listener()
          }),
      )
    },
  }
}
