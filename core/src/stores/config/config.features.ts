import {
  effectiveFeatures,
  type FeatureSources,
  ignoredSettings,
} from '../../domain/config/effective-features.ts'
import type { ProjectAnswer } from '../../domain/config/login-offer.ts'
import type { RemoteFeatures } from '../../domain/config/remote-features.ts'
import type { ConfigContext, ConfigInput, OriginRequest } from './config.types.ts'

/** The features that count from the next view on, and for a login at once. */
export const nextFeatures = ({ held, ...sources }: Omit<ConfigContext, 'config'>): RemoteFeatures =>
  effectiveFeatures({ ...sources, ...held })

/** The config with its effective features, which keep their identity if they do not change. */
export function withFeatures({ config, ...sources }: ConfigContext): ConfigContext['config'] {
  const next = effectiveFeatures(sources)
  const { remoteFeatures: last } = config
  const isSame = JSON.stringify(next) === JSON.stringify(last)
  return {
    ...config,
    remoteFeatures: isSame ? last : next,
    nextFeatures: nextFeatures(sources),
  }
}

/** The context before the project answers in this page load: its last answer counts, else the page. */
export function initialContext({ config, ...input }: ConfigInput): ConfigContext {
  const sources: FeatureSources = { ...input, origin: 'accepted' }
  const remoteFeatures = effectiveFeatures(sources)
  const next = { remoteFeatures, nextFeatures: remoteFeatures, projectAnswer: 'awaited' as const }
  return { ...sources, held: null, config: { ...config, ...next } }
}

/** The last answer about the origin. */
const lastOrigin = ({ origin, held }: ConfigContext) => held?.origin ?? origin

/** Reads the origins again after a refusal: the list may have been corrected (fault EM20). */
export const originRequest = ({ context }: { context: ConfigContext }): OriginRequest => ({
  reading: lastOrigin(context) === 'refused' ? 'again' : 'cached',
})

/**
 * How far a project has answered whose origins are not checked yet. An origin that it refused before
 * may be allowed now, which turns logins on.
 */
export const answerOf = (context: ConfigContext): ProjectAnswer =>
  lastOrigin(context) === 'refused' ? 'awaited' : 'read'

/** What counts from the next view on, with the last answer about the origin. */
export const heldWith = (
  { remote, origin: applied, held }: ConfigContext,
  origin: FeatureSources['origin'],
): ConfigContext['held'] =>
  (held?.origin ?? applied) === origin ? held : { remote: (held ?? { remote }).remote, origin }

/** The settings of the page that the newest answer of the project overrides, as a text. */
export const ignoredText = ({ held, ...sources }: ConfigContext): string =>
  ignoredSettings({ ...sources, ...held }).join(', ')
