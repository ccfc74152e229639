import { EarlyError } from '../errors/early-error.ts'
import type { SessionPolicy } from './lazy-extension.ts'

/** The parts of the message that the page chooses. Domain and URI are those of the page. */
export type MessageOptions = {
  /** Shown by wallets: one line of ASCII letters, digits and punctuation. */
  statement?: string
  /** URIs that the visitor also agrees to. */
  resources?: readonly string[]
  /** How long a session lasts, in ms. Default: it does not expire on its own. */
  expiration?: number
  /** An id of the page for its requests. */
  requestId?: string
  /**
   * `standard`: EIP-4361 on eip155, CAIP-122 elsewhere. `plain`: the text of AppKit, which names the
   * network (decision 18).
   */
  message?: 'standard' | 'plain'
  /** Writes only the reference of the CAIP-2 id into plain messages: `1`. Default false. */
  clearChainIdNamespace?: boolean
}

/** When a session ends on its own, and what depends on it. */
export type PolicyOptions = {
  /** Whether a visitor who does not sign in is disconnected. Default true. */
  required?: boolean
  /** Whether disconnecting signs out. Default true. */
  signOutOnDisconnect?: boolean
  /** Whether another account of the wallet signs out the previous one. Default false. */
  signOutOnAccountChange?: boolean
  /** Whether another network signs out. Default false. */
  signOutOnNetworkChange?: boolean
}
export type SessionOptions = MessageOptions & PolicyOptions

export type Check = readonly [isValid: (value: unknown) => boolean, expected: string]

const isLine = (value: unknown) =>
  typeof value === 'string' && /^[^\p{Cc}\u2028\u2029]+$/u.test(value)
const aBoolean: Check = [(value) => typeof value === 'boolean', 'true or false']
const aTime: Check = [
  (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
  'a whole number of ms above 0',
]
const aLine: Check = [isLine, 'a text in one line']

const messageChecks: Readonly<Record<keyof MessageOptions, Check>> = {
  statement: aLine,
  resources: [
    (value) => Array.isArray(value) && value.every(isLine),
    'a list of texts in one line',
  ],
  expiration: aTime,
  requestId: aLine,
  message: [(value) => value === 'standard' || value === 'plain', '"standard" or "plain"'],
  clearChainIdNamespace: aBoolean,
}
const policyChecks: Readonly<Record<keyof PolicyOptions, Check>> = {
  required: aBoolean,
  signOutOnDisconnect: aBoolean,
  signOutOnAccountChange: aBoolean,
  signOutOnNetworkChange: aBoolean,
}

/**
 * Throws `config/option-unknown` for an unknown option and `config/option-invalid` for an invalid
 * value, also for a line break in a text (fault J7). `further`: the options of one extension.
 */
export function checkSessionOptions(
  options: object,
  further: Readonly<Record<string, Check>> = {},
): void {
  const checks: Readonly<Record<string, Check>> = { ...messageChecks, ...policyChecks, ...further }
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined) continue
    const name = `siwx.${option}`
    const check = Object.hasOwn(checks, option) ? checks[option] : undefined
    if (check === undefined) throw new EarlyError('config/option-unknown', { name })
    const [isValid, expected] = check
    if (!isValid(value)) throw new EarlyError('config/option-invalid', { name, expected })
  }
  const { clearChainIdNamespace, message }: MessageOptions = options
  if (clearChainIdNamespace && message !== 'plain')
    throw new EarlyError('config/option-invalid', {
      name: 'siwx.clearChainIdNamespace',
      expected: 'false without `message: "plain"`',
    })
}

/** How long a message may wait for its signature, in ms: that long, servers keep a nonce. */
export const messageLifetime = 300_000

/** The policy of an extension. `sessionRefetchInterval`: ms, 0 for never. */
export const policyOf = (
  options: PolicyOptions,
  sessionRefetchInterval: number,
): SessionPolicy => ({
  required: options.required ?? true,
  signOutOnDisconnect: options.signOutOnDisconnect ?? true,
  signOutOnAccountChange: options.signOutOnAccountChange ?? false,
  signOutOnNetworkChange: options.signOutOnNetworkChange ?? false,
  sessionRefetchInterval,
  messageLifetime,
})
