import { fromCallback } from 'xstate'
import { textOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReportEvent } from './alert.types.ts'
import { alertHint } from './alert-hints.ts'

/** Logs each alert, whether it is rendered or not. */
export const alertActors = ({ platform }: Pick<Deps, 'platform'>) => ({
  reportAlerts: fromCallback<ReportEvent>(({ receive }) => {
    receive(({ code, variant, details }) => {
      const hint = alertHint(code)
      const title = `${textOf(code, details)} (${code})`
      const line = hint === null ? title : `${title}: ${hint}`
      if (variant === 'error') platform.log.error(line)
      else platform.log.warn(line)
    })
  }),
})
