import { effectiveFeatures } from '../../domain/config/effective-features.ts'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import type { ConfigContext, OriginProblem } from './config.types.ts'

type Args = { context: ConfigContext }

/** Whether the configuration of the project counts: it requires a project id. */
export const canLoad = ({ context }: Args) =>
  context.config.projectId !== null && context.policy !== 'off'
/** Whether the modal is part of the page, so that it is shown without being opened. */
export const isEmbedded = ({ context }: Args) => context.config.embedded
export const canLoadEmbedded = (args: Args) => isEmbedded(args) && canLoad(args)
export const hasHeld = ({ context }: Args) => context.held !== null
export const hasNoAnswer = (_: unknown, { output }: { output: readonly RemoteEntry[] | null }) =>
  output === null
/** Whether an answer turns on e-mail or a social login, which need an allowed origin. */
export function needsOrigin(
  { context }: Args,
  { output }: { output: readonly RemoteEntry[] | null },
): boolean {
  const { email, socials } = effectiveFeatures({ ...context, remote: output })
  return email || (socials !== false && socials.length > 0)
}
export const isRefused = (_: unknown, { output }: { output: OriginProblem }) => output !== null
