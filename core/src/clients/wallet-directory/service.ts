import type { Namespace } from '../../domain/caip/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import type { Params } from '../http/request-url.ts'

const hosted = 'https://api.web3modal.org'

/** Where the directory is, and what every call tells it. */
export type Service = { base: string; identity: Params }
/** `endpoint` null: the hosted one. `adapted`: the namespaces that have an adapter. */
export type ServiceOptions = {
  endpoint: string | null
  projectId: string
  adapted: readonly Namespace[]
}

/** The directory as one project asks it. */
export const serviceOf = ({ endpoint, projectId, adapted }: ServiceOptions): Service => ({
  base: endpoint ?? hosted,
  identity: {
    projectId,
    st: sdkType,
    sv: sdkLabel({ platform: 'html', adapters: adapted, version: sdkVersion }),
  },
})
