import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Alert, AlertInput } from './alert.types.ts'

/** What an alert is about, by code: the setting that is wrong, and how to fix it. */
const hints: Partial<Record<ErrorCode, string>> = {
  'config/local-ignored':
    'The configuration of the project replaces {settings}. Change it in the project\'s settings, or set the option "remoteFeatures" of createKit().',
  'config/origin-not-allowed':
    "The origin {origin} isn't on the project's allowlist. Add it in the project's settings.",
  'config/policy-blocked':
    'The content security policy of the page blocks {source}. Add it to "{directive}".',
  'config/project-id-invalid': 'Unknown project id. Check the option "projectId" of createKit().',
  'config/project-id-missing':
    'Remote wallets, balances, names and activity are unavailable. Pass "projectId" to createKit().',
  'connect/consent-missing':
    'A flow that connects was run by the page before the visitor accepted the legal texts. Show Connect, or run connectFlow and let the visitor accept(), or turn "features.legalCheckbox" off once the page has the consent itself.',
  'embedded/frame-load-failed':
    'The frame was not ready within 20 s. Allow its origin in "frame-src" of the page\'s content security policy, and check the option "endpoints.frame".',
  'embedded/frame-lost':
    'Its element was removed, or its window shows another page. Keep "iframe[data-latchkit-frame]" in the body. The login is restored in a new frame.',
  'embedded/login-off':
    'The login {login} was started although the page or its project turns it off, this browser blocks it, or the project does not allow the origin {origin}. Turn it on in the option "features" or in the project\'s settings, or do not start it.',
  'embedded/carried-out':
    'It was approved in the wallet at the moment of the rejection. Method: {method}. Transaction: {transaction}.',
  'embedded/sent-anyway':
    'It was approved in the wallet at the moment of the rejection. Transaction: {transaction}.',
  'embedded/request-timed-out': 'The frame did not answer within 30 s. The visitor can try again.',
  'embedded/unverified-domain':
    "The embedded wallet rejects the origin {origin}. Add it to the allowlist in the project's settings.",
  'feature/off':
    'A view or a flow of "{option}" was started by a command. Turn the option on in createKit() or kit.settings.update(), or do not start it.',
  'network/switch-not-found':
    'The network {network} is not configured. Add it to "networks", or call network.add().',
  'social/popup-cut-off':
    'A page with "Cross-Origin-Opener-Policy: same-origin" loses the windows that it opens. Send "same-origin-allow-popups" with this page.',
  'social/popup-lost':
    'The visitor may have closed it. If this happens often, the login provider may send "Cross-Origin-Opener-Policy: same-origin", which cuts its window off from the page: offer another provider.',
  'relay/clock-wrong':
    "The session's start is in the future. Check the date and time settings of this device.",
  'send/altered':
    'The wallet sent a different transaction than the visitor reviewed. Compare both before trusting this wallet. The list of transfers (state.transfers) has its review and its hash under the id {transfer}.',
}

/** The hint of `config/project-id-missing` for a kit with a project id. */
const noOriginsHint =
  'The service has no list of allowed origins for this project id. Check the option "projectId" of createKit() and the project\'s settings.'

/**
 * The hint of an alert with its details and the page's origin in place of the placeholders. Null if
 * the title says everything.
 */
export function alertHint({ code, details }: Alert, facts: AlertInput): string | null {
  const { origin, projectId } = facts
  if (code === 'config/project-id-missing' && projectId === 'given') return noOriginsHint
  const hint = hints[code]
  const values: typeof details = { origin: origin === '' ? 'unknown' : origin, ...details }
  return (
    hint?.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder) ?? null
  )
}
