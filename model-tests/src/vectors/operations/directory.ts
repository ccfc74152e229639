import { requestUrl } from '../../../../core/src/clients/http/request-url.ts'
import {
  type LocalFeatures,
  mergeFeatures,
  type RemoteEntry,
} from '../../../../core/src/domain/config/remote-features.ts'
import { sdkLabel } from '../../../../core/src/domain/config/sdk-label.ts'
import { shownSocials } from '../../../../core/src/domain/config/socials.ts'
import { blockedSocials } from '../../../../core/src/domain/config/telegram-socials.ts'
import { type Operations, operation } from '../operation.ts'
import { type Env, flagsOf, userAgentOf } from './env.ts'

type Merge = { remote: readonly RemoteEntry[] | 'error'; localFeatures: LocalFeatures }
type Label = { platform: string; adapters: { adapterType: string }[]; version: string }
type Call = {
  baseUrl: string
  path: string
  params: Record<string, string> | null
  clientId: string | null
}

/** Operations on service requests and remote features. */
export const directoryOperations: Operations = {
  'config.remoteFeatures': operation(({ remote, localFeatures }: Merge) => {
    const { features, ignored } = mergeFeatures(
      localFeatures,
      remote === 'error' ? null : remote,
      'override',
    )
    const warning = {
      shortMessage: 'Local configuration ignored',
      variant: 'warning',
      mentions: ignored,
    }
    return { features, warning: ignored.length > 0 ? warning : null }
  }),
  'config.sdkVersion': operation(({ platform, adapters, version }: Label) =>
    sdkLabel({ platform, version, adapters: adapters.map(({ adapterType }) => adapterType) }),
  ),
  'config.socialsForPlatform': operation(
    ({ socials, env }: { socials: string[] | false; env: Env }) =>
      socials &&
      shownSocials(socials, blockedSocials({ ...flagsOf(env), userAgent: userAgentOf(env) })),
  ),
  'http.url': operation(({ baseUrl, path, params, clientId }: Call) =>
    requestUrl(baseUrl, path, { ...params, clientId }),
  ),
}
