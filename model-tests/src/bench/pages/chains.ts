import type { SandboxDescription } from '@latchkit/sandbox'

type Chains = SandboxDescription['chains']
type Services = Pick<SandboxDescription, 'relay' | 'directory'>
declare global {
  interface Window {
    /** Set before the page's code runs, so that the page does not fetch them. */
    benchChains?: Chains
    benchServices?: Services
  }
}

/** The sandbox's chains. */
export const readChains = (page: Window): Chains => page.benchChains ?? []

/** URLs of the sandbox's relay and directory. */
export const readServices = (page: Window): Partial<Services> => page.benchServices ?? {}
