import { isErrorSent } from '../../domain/telemetry/error-limit.ts'
import type { ErrorReport } from '../../domain/telemetry/telemetry-event.ts'
import type { TelemetryContext } from './telemetry.types.ts'

type Args = { context: TelemetryContext }

export const isEnabled = (_: unknown, { output }: { output: boolean }): boolean => output
export const hasRoom = ({ context }: Args): boolean => context.waiting.length < context.limit
/** Whether fewer than five errors were sent in the 60 s before this one (fault N5). */
export const canReport = ({ context }: Args, { report }: { report: ErrorReport }): boolean =>
  isErrorSent(context.errorTimes, report.timestamp)
export const canKeepReport = (args: Args, params: { report: ErrorReport }): boolean =>
  hasRoom(args) && canReport(args, params)
