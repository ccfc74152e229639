import { fromCallback, type SnapshotFrom } from 'xstate'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { textOf } from '../../errors/text-of.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AlertState } from '../../protocol/kit-state.ts'
import { alertMachine } from './alert.machine.ts'
import type { Alert, ReportEvent } from './alert.types.ts'
import { alertHint } from './alert-hints.ts'
import { audienceOf } from './alert-queue.ts'

const errorsPage = 'https://github.com/latchkit/latchkit/blob/main/core/docs/errors.md'

/** URL of the section with the code and what to do about it. */
export const errorUrl = (code: ErrorCode): string => `${errorsPage}#${code.split('/')[0]}`

/** Logs each alert, whether it is rendered or not. */
export const alertActors = ({ platform }: Pick<Deps, 'platform'>) => ({
  reportAlerts: fromCallback<ReportEvent>(({ receive }) => {
    receive(({ alert: raised, ...facts }) => {
      const alert = withoutPrivateDetails(raised)
      const line = alertLine(alert, alertHint(alert, facts))
      if (alert.variant === 'error') platform.log.error(line)
      else platform.log.warn(line)
    })
  }),
})

/** The details of an alert for visitors contain addresses, which are not logged (oracle O4). */
function withoutPrivateDetails(alert: Alert): Alert {
  if (audienceOf(alert) === 'developer') return alert
  const names = Object.keys(alert.details)
  return { ...alert, details: Object.fromEntries(names.map((name) => [name, '…'])) }
}

/** Title, code, hint, the details that neither of them names, and the page with advice. */
export function alertLine({ code, details }: Alert, hint: string | null): string {
  const title = `${textOf(code, details)} (${code})`
  const text = hint === null ? title : `${title}: ${hint}`
  const others = Object.entries(details)
    .filter(([, value]) => !text.includes(value))
    .map(([name, value]) => `${name}: ${value}`)
  const facts = others.length === 0 ? '' : ` [${others.join(', ')}]`
  return `${text}${facts} See ${errorUrl(code)}`
}

/** The public state of the alerts. */
export function selectAlert(snapshot: SnapshotFrom<typeof alertMachine>): AlertState {
  const { context } = snapshot
  const [shown, ...others] = context.open
  if (!snapshot.matches('shown') || shown === undefined) return { open: false }
  return {
    open: true,
    ...shown,
    audience: audienceOf(shown),
    hint: alertHint(shown, context),
    waiting: others.length,
  }
}

export const alertStore = defineStore({
  name: 'alert',
  machine: alertMachine,
  actors: alertActors,
  reactions: {},
  select: selectAlert,
})
