import { limits } from '../../domain/constants.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Alert } from './alert.types.ts'

/** Alerts that visitors need: a rejected request moved money. */
const visitorCodes: readonly ErrorCode[] = ['embedded/carried-out', 'embedded/sent-anyway']
export const audienceOf = ({ code }: Alert): 'developer' | 'visitor' =>
  visitorCodes.includes(code) ? 'visitor' : 'developer'

const severity = { success: 0, info: 1, warning: 2, error: 3 } as const

/** Without `debug` the alerts for developers are not drawn, and must not hide the others. */
const rankOf = (alert: Alert) => (audienceOf(alert) === 'visitor' ? 4 : severity[alert.variant])

const isSame = (alert: Alert, { code, details }: Alert) =>
  alert.code === code &&
  Object.keys({ ...alert.details, ...details }).every((key) => alert.details[key] === details[key])

/**
 * Adds an alert to the open ones: those for visitors first, then the most severe, then in the order
 * of arrival. So an alert never replaces one that is as severe. An alert that is open already is not
 * added again. Beyond the limit, the last alert is dropped; the console has it.
 */
export function withAlert(open: readonly Alert[], added: Alert): readonly Alert[] {
  if (open.some((alert) => isSame(alert, added))) return open
  const behind = open.findIndex((alert) => rankOf(alert) < rankOf(added))
  const index = behind < 0 ? open.length : behind
  return [...open.slice(0, index), added, ...open.slice(index)].slice(0, limits.openAlerts)
}
