import { identityOf, type Project } from '../../domain/config/sdk-label.ts'
import type { Params } from '../http/request-url.ts'

const hostedUrl = 'https://api.web3modal.org'

/** The base URL of the directory and the parameters that every call sends. */
export type Service = { base: string; identity: Params }
/** `endpoint`: null for the hosted directory. */
export type ServiceOptions = Project & { endpoint: string | null }

/** The directory's URL and identifying parameters for one project. */
export const serviceOf = ({ endpoint, ...project }: ServiceOptions): Service => ({
  base: endpoint ?? hostedUrl,
  identity: identityOf(project),
})
