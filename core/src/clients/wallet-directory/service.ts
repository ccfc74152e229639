import type { Namespace } from '../../domain/caip/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import type { Params } from '../http/request-url.ts'

const hostedUrl = 'https://api.web3modal.org'

/** The base URL of the directory and the parameters that every call sends. */
export type Service = { base: string; identity: Params }
/**
 * `endpoint`: null for the hosted directory. `adapterNamespaces`: the namespaces with an adapter.
 */
export type ServiceOptions = {
  endpoint: string | null
  projectId: string
  adapterNamespaces: readonly Namespace[]
  /** The first part of the SDK label: `html`, or `react` where React renders. */
  sdkPlatform: string
}

/** The directory's URL and identifying parameters for one project. */
export const serviceOf = ({
  endpoint,
  projectId,
  adapterNamespaces,
  sdkPlatform,
}: ServiceOptions): Service => ({
  base: endpoint ?? hostedUrl,
  identity: {
    projectId,
    st: sdkType,
    sv: sdkLabel({ platform: sdkPlatform, adapters: adapterNamespaces, version: sdkVersion }),
  },
})
