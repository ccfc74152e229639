import type { ErrorCode } from '../../errors/catalogue.ts'

/** What an alert is about, by code: the setting that is wrong, and how to fix it. */
const hints: Partial<Record<ErrorCode, string>> = {
  'config/origin-not-allowed':
    "This page's origin isn't on the project's allowlist. Add it in the project settings.",
  'config/project-id-invalid': 'Unknown project id. Check the option "projectId" of createKit().',
  'config/project-id-missing':
    'Remote wallets, balances, names and activity are unavailable. Pass "projectId" to createKit().',
  'network/switch-not-found':
    'The requested network is not configured. Add it to "networks", or call network.add().',
  'relay/clock-wrong':
    "The session's start is in the future. Check the date and time settings of this device.",
  'send/altered':
    'The wallet sent a different transaction than the visitor reviewed. Compare both before trusting this wallet.',
}

/** Null for an alert whose title says everything. */
export const alertHint = (code: ErrorCode): string | null => hints[code] ?? null
