import type { SandboxDescription } from '@latchkit/sandbox'

type Chains = SandboxDescription['chains']
type Services = Pick<SandboxDescription, 'relay' | 'directory'>
declare global {
  interface Window {
    /** Put there before the page's own code runs, so that nothing has to be fetched for it. */
    benchChains?: Chains
    benchServices?: Services
  }
}

/** The chains that a page under the bench works on. */
export const readChains = (page: Window): Chains => page.benchChains ?? []

/** Whom it asks for wallets: nobody outside this machine. */
export const readServices = (page: Window): Partial<Services> => page.benchServices ?? {}
