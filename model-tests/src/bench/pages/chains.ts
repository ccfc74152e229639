import type { SandboxDescription } from '@latchkit/sandbox'

type Chains = SandboxDescription['chains']
type Services = Pick<SandboxDescription, 'relay' | 'directory'>
declare global {
  interface Window {
    /** Set before the page's code runs, so that no request is needed. */
    benchChains?: Chains
    benchServices?: Services
  }
}

/** Networks that the measured pages use. */
export const readChains = (page: Window): Chains => page.benchChains ?? []

/** URLs of relay and directory for the measured pages, on this machine. */
export const readServices = (page: Window): Partial<Services> => page.benchServices ?? {}
