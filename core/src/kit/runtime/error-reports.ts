import type { ErrorCategory, ErrorReport } from '../../domain/telemetry/telemetry-event.ts'
import { safeGet } from '../../domain/unknown.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import { providerInitCode } from '../../errors/provider-init.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

/**
 * Returns a report of the error in an inspection event of a machine, or null without one.
 * `timestamp`: of the event, in ms since 1970.
 */
export type ErrorReports = (inspected: object, timestamp: number) => ErrorReport | null

/** An error, and whether it ended a machine. */
type Found = { error: unknown; code: string; hasCrashed: boolean }

/** Names of errors of the language and the browser. Other names are those of foreign code. */
const builtInNames: readonly unknown[] = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
]
/** Codes of services that no visitor and no page can cause. */
const serviceCodes: readonly string[] = ['kit/timed-out', 'remote/unreachable']
const serviceAreas = /^(?:endpoint|data)\//
/** Nothing failed: the page has no project id. */
const expectedCodes: readonly string[] = ['data/unavailable', 'data/history-without-address']
const maxCauses = 10
const maxFrames = 20
/** The pattern takes quadratic time for a line; longer lines are no frames. */
const maxFrameLength = 500

/**
 * Creates the reports of one kit. Each error is reported once, also if another error wraps it. What
 * a visitor or a wallet decides, and errors with a code that a machine expects, are not reported.
 */
export function createErrorReports(): ErrorReports {
  const reported = new WeakSet<object>()
  return (inspected, timestamp) => {
    const found = findError(inspected)
    if (found === null) return null
    const chain = causesOf(found.error)
    if (chain.some((error) => isObject(error) && reported.has(error))) return null
    const category = categoryOf(found, chain)
    if (category === null) return null
    for (const error of chain) if (isObject(error)) reported.add(error)
    const isInternal = category === 'INTERNAL_SDK_ERROR'
    return {
      timestamp,
      event: category,
      ...describe(found, chain),
      stackTrace: stackOf(found.error),
      uncaught: isInternal ? found.hasCrashed : null,
    }
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The error of a crashed machine, of a failed actor, or in an event of a listener. */
function findError(inspected: object): Found | null {
  const type = safeGet(inspected, 'event', 'type')
  if (type === 'xstate.error') {
    const error = safeGet(inspected, 'snapshot', 'error')
    return { error, code: codeOf(error), hasCrashed: true }
  }
  if (safeGet(inspected, 'type') !== '@xstate.event') return null
  if (typeof type === 'string' && type.startsWith('xstate.error.actor.')) {
    const error = safeGet(inspected, 'event', 'error')
    return { error, code: codeOf(error), hasCrashed: false }
  }
  const code = safeGet(inspected, 'event', 'code')
  // The frame cannot be used. The requests that fail for this reason are not reported too.
  if (type === 'frame.failed' && typeof code === 'string')
    return { error: null, code, hasCrashed: false }
  const error = safeGet(inspected, 'event', 'cause')
  return typeof code === 'string' && isObject(error) ? { error, code, hasCrashed: false } : null
}

/** An error and its causes, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = []
  let cause = error
  while (cause !== null && chain.length < maxCauses && !chain.includes(cause)) {
    chain.push(cause)
    cause = safeGet(cause, 'cause')
  }
  return chain
}

const isProviderInit = (chain: readonly unknown[]) =>
  chain.some((error) => safeGet(error, 'code') === providerInitCode)

/** Null for what is not an error of the kit or a service. */
function categoryOf(
  { error, code, hasCrashed }: Found,
  chain: readonly unknown[],
): ErrorCategory | null {
  if (hasCrashed || isProviderInit(chain)) return 'INTERNAL_SDK_ERROR'
  if (error === null && code.startsWith('embedded/')) return 'SECURE_SITE_ERROR'
  if (code === 'endpoint/unreadable') return 'DATA_PARSING_ERROR'
  if (expectedCodes.includes(code)) return null
  if (serviceAreas.test(code) || serviceCodes.includes(code)) return 'API_ERROR'
  if (code !== 'kit/unknown' || isExpected(error)) return null
  return safeGet(error, 'name') === 'SyntaxError' ? 'DATA_PARSING_ERROR' : 'INTERNAL_SDK_ERROR'
}

/** Whether a visitor declined, or a request was aborted. */
const isExpected = (error: unknown): boolean =>
  isKitError(fromWallet(error, 'kit/unknown'), 'rpc/user-rejected') ||
  extractError(error).texts.includes('AbortError')

/** `errorMessage`: the text of the code, with unfilled placeholders. */
function describe(
  { error, code }: Found,
  chain: readonly unknown[],
): Pick<ErrorReport, 'errorType' | 'errorMessage'> {
  const isOwn = code !== 'kit/unknown' && Object.hasOwn(catalogue, code)
  const { [isOwn ? code : 'kit/unknown']: errorMessage = '' }: Readonly<Record<string, string>> =
    catalogue
  if (isProviderInit(chain)) return { errorType: providerInitCode, errorMessage }
  if (isOwn || isKitError(error)) return { errorType: isOwn ? code : 'kit/unknown', errorMessage }
  const name = safeGet(error, 'name')
  return {
    errorType: typeof name === 'string' && builtInNames.includes(name) ? name : 'UnknownError',
    errorMessage,
  }
}

/** Frames of V8, then those of other browsers. Groups: function, file, line, column. */
const frames =
  /^ +at (?:(?:async )?([\w$.<> ]{1,80}) \()?(?:[^\s()]*[/\\])?([\w$.-]{1,80})(?:[?#][^\s()]*)?:(\d+):(\d+)\)?$|^([\w$.<>/]{0,80})@(?:[^\s]*\/)?([\w$.-]{1,80})(?:[?#][^\s]*)?:(\d+):(\d+)$/

/**
 * The frames of a stack, each as `function@file:line:column`: without the message, which may contain
 * anything, and without URLs.
 */
function stackOf(error: unknown): string {
  const stack = safeGet(error, 'stack')
  if (typeof stack !== 'string') return ''
  return stack
    .slice(0, 10_000)
    .split('\n')
    .flatMap((line) => {
      const match = line.length > maxFrameLength ? null : frames.exec(line)
      if (match === null) return []
      const [, v8 = '', v8File = '', v8Row, v8Column, name = '', file = '', row, column] = match
      return v8File === ''
        ? [`${name}@${file}:${row}:${column}`]
        : [`${v8}@${v8File}:${v8Row}:${v8Column}`]
    })
    .slice(0, maxFrames)
    .join('\n')
}
