import { effectiveFeatures } from '../../domain/config/effective-features.ts'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import type { ConfigContext, OriginAnswer } from './config.types.ts'

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
/** Whether e-mail or a social login is on, which need an allowed origin. */
export function needsOrigin({ context: { config, held, ...sources } }: Args): boolean {
  const { email, socials } = effectiveFeatures({ ...sources, ...held, origin: 'accepted' })
  return config.projectId !== null && (email || (socials !== false && socials.length > 0))
}
export const isUndecided = (_: unknown, { output }: { output: OriginAnswer }) =>
  output === 'undecided'
export const isRefused = (_: unknown, { output }: { output: OriginAnswer }) =>
  output === 'config/origin-not-allowed'
/** Whether the answer has no list of origins, which says nothing about that of the page. */
export const hasNoList = (_: unknown, { output }: { output: OriginAnswer }) =>
  output === 'config/project-id-missing'
