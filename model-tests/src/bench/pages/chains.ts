import type { SandboxDescription } from '@latchkit/sandbox'

type Chains = SandboxDescription['chains']
/** URLs of the sandbox's services, by the names that the kit has for its endpoints. */
type Services = Record<'relay' | 'directory' | 'data' | 'telemetry' | 'frame', string>
declare global {
  interface Window {
    /** Set before the page's code runs, so that the page does not fetch them. */
    benchChains?: Chains
    benchServices?: Services
  }
}

/** The sandbox's chains. */
export const readChains = (page: Window): Chains => page.benchChains ?? []

export const readServices = (page: Window): Partial<Services> => page.benchServices ?? {}
