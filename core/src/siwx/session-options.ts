import { isLine, isRequestId, isStatement } from '../domain/sign-in/grammar.ts'
import { isUri } from '../domain/sign-in/uri.ts'
import { configErrors } from '../errors/areas/config.ts'
import { invalidOption } from '../errors/invalid-option.ts'
import { KitError } from '../errors/kit-error.ts'
import type { SessionPolicy } from './lazy-extension.ts'

/** The parts of the message that the page chooses. Domain and URI are those of the page. */
export type MessageOptions = {
  /**
   * Shown by wallets: one line of ASCII letters, digits, spaces and `-._~:/?#[]@!$&'()*+,;=`, or any
   * line with `message: 'plain'`.
   */
  statement?: string
  /** URIs that the visitor also agrees to. */
  resources?: readonly string[]
  /** How long a session lasts, in ms. Default: it does not expire on its own. */
  expiration?: number
  /** An id of the page for its requests, without spaces. */
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

const isText = (isValid: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isValid(value)
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem)
const aBoolean: Check = [(value) => typeof value === 'boolean', 'true or false']
/** In ms. A time of a message has a year of four digits. */
const century = 3_155_760_000_000
const aTime: Check = [
  (value) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= century,
  `a whole number of ms above 0, up to ${century}`,
]
const line =
  'one line without spaces at its ends, control characters and characters that change its direction'
const aLine: Check = [isText(isLine), line]

/** What a standard message can contain. */
const standardChecks = {
  statement: [
    isText(isStatement),
    `one line of ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= (message: "plain" allows others)`,
  ],
  resources: [isListOf(isText(isUri)), 'a list of URIs (RFC 3986)'],
  requestId: [
    isText(isRequestId),
    'ASCII letters, digits and -._~!$&\'()*+,;=:@, without spaces (message: "plain" allows others)',
  ],
} as const satisfies Partial<Record<keyof MessageOptions, Check>>
const plainChecks = {
  statement: aLine,
  resources: [isListOf(isText(isLine)), `a list of texts, each ${line}`],
  requestId: aLine,
} as const satisfies Partial<Record<keyof MessageOptions, Check>>

const messageChecks: Readonly<
  Record<Exclude<keyof MessageOptions, keyof typeof standardChecks>, Check>
> = {
  expiration: aTime,
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
 * value, also for a text that no message can contain (faults J7, SG13). `further`: the options of one
 * extension.
 */
export function checkSessionOptions(
  options: object,
  further: Readonly<Record<string, Check>> = {},
): void {
  const { clearChainIdNamespace, message, statement, resources, requestId }: MessageOptions =
    options
  const checks: Readonly<Record<string, Check>> = {
    ...messageChecks,
    ...(message === 'plain' ? plainChecks : standardChecks),
    ...policyChecks,
    ...further,
  }
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined) continue
    const name = `siwx.${option}`
    const check = Object.hasOwn(checks, option) ? checks[option] : undefined
    if (check === undefined) throw new KitError(configErrors, 'config/option-unknown', { name })
    const [isValid, expected] = check
    if (!isValid(value)) throw invalidOption(name, expected)
  }
  if (clearChainIdNamespace && message !== 'plain')
    throw invalidOption('siwx.clearChainIdNamespace', 'false without `message: "plain"`')
  const texts = [statement ?? '', requestId ?? '', ...(resources ?? [])]
  if (texts.join().length > maxLength)
    throw invalidOption(
      statement ? 'siwx.statement' : 'siwx.resources',
      `short: statement, resources and request id together have up to ${maxLength} characters`,
    )
}

/** Of the texts of the page, in characters. A message has up to 65536. */
const maxLength = 60_000

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
