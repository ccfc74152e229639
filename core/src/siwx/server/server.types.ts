import type { SessionOptions } from '../session-options.ts'
import type { SiwxEntry } from '../siwx.ts'

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
