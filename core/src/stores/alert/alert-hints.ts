import type { ErrorCode } from '../../errors/catalogue.ts'

/** What an alert is about, by code: the setting that is wrong, and how to fix it. */
const hints: Partial<Record<ErrorCode, string>> = {
  'config/origin-not-allowed':
    'The origin of this page is not on the allow-list of the project. Add it in the settings of the project.',
  'config/project-id-invalid':
    'The services do not know the project id. Check the option "projectId" of createKit().',
  'config/project-id-missing':
    'Remote wallets, balances, names and activity are unavailable. Pass "projectId" to createKit().',
  'network/switch-not-found':
    'The page asked for a network that it has not configured. Add it to "networks", or call network.add().',
  'relay/clock-wrong':
    'The services take the session for one of the future. Check the date and time settings of this device.',
  'send/altered':
    'The wallet sent another transaction than the one that the visitor reviewed. Compare both before you trust this wallet.',
}

/** Null for an alert whose title says everything. */
export const alertHint = (code: ErrorCode): string | null => hints[code] ?? null
