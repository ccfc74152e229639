import type { KitOptions } from '@latchkit/core'
import { hostedSessions, localSessions, serverSessions } from '@latchkit/core/siwx'
import type { SandboxDescription } from '../base/description.ts'

/** Where sessions are kept: nowhere, in the browser, on the sign-in server, at the hosted service. */
export const siwxModes = ['off', 'local', 'server', 'hosted'] as const
export type SiwxMode = (typeof siwxModes)[number]
type Defaults = { siwx: SiwxMode; required: 'yes' | 'no' }

/** The mode of `?siwx=`, or the default of the page. */
export const siwxMode = (standard: SiwxMode = 'off'): SiwxMode => {
  const requested = new URLSearchParams(location.search).get('siwx')
  return siwxModes.find((mode) => mode === requested) ?? standard
}

/**
 * Base URL of the sign-in server for sessions with a cookie. Its host is that of the page, because
 * browsers send the cookie to the same site only, and `localhost` is another site than `127.0.0.1`.
 */
export function signInUrl(
  { signIn }: Pick<SandboxDescription, 'signIn'>,
  path = '/cookie',
): string {
  const url = new URL(path, signIn)
  if (location.hostname === 'localhost') url.hostname = location.hostname
  return url.href
}

/**
 * The option `siwx` of the URL: `?siwx=local`, `server` or `hosted`. `?required=no`: visitors may
 * stay connected without signing in. `?token=bearer`: the server returns a token instead of a
 * cookie. `?message=plain`: the plainer text. `defaults`: for parameters that the URL omits.
 */
export function siwxFromUrl(
  sandbox: Pick<SandboxDescription, 'signIn'>,
  defaults: Defaults = { siwx: 'off', required: 'yes' },
): Pick<KitOptions, 'siwx'> {
  const query = new URLSearchParams(location.search)
  const options = {
    statement: 'Sign in to the sandbox.',
    required: (query.get('required') ?? defaults.required) !== 'no',
    message: query.get('message') === 'plain' ? 'plain' : 'standard',
  } as const
  const token = query.get('token') === 'bearer' ? 'bearer' : 'cookie'
  // The server accepts plain texts only there.
  const path = options.message === 'plain' ? `/plain/${token}` : `/${token}`
  switch (siwxMode(defaults.siwx)) {
    case 'off':
      return {}
    case 'local':
      return { siwx: localSessions(options) }
    case 'hosted':
      return { siwx: hostedSessions(options) }
    case 'server':
      return { siwx: serverSessions({ ...options, url: signInUrl(sandbox, path), token }) }
  }
}
