import type { SandboxDescription } from '@latchkit/sandbox'

type Chains = SandboxDescription['chains']
declare global {
  interface Window {
    /** Put there before the page's own code runs, so that nothing has to be fetched for it. */
    benchChains?: Chains
  }
}

/** The chains that a page under the bench works on. */
export const readChains = (page: Window): Chains => page.benchChains ?? []
