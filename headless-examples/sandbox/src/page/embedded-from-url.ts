import type { KitOptions } from '@latchkit/core'
import type { SandboxDescription } from '../base/description.ts'
import { networksOf } from './networks.ts'

const rules = ['auto', 'reject', 'never'] as const
/** `endpoints`: of the frame. Empty if the page does not offer it. */
type EmbeddedOptions = {
  endpoints: { frame?: string }
  options: Pick<KitOptions, 'embeddedWallet'>
}

/**
 * The embedded wallet of the sandbox, with which visitors log in by e-mail or social login.
 * `?login=off`: the page does not offer it. `?frame=auto`, `reject` and `never`: the frame decides
 * its requests itself, or leaves them open without showing them.
 */
export function embeddedFromUrl(
  sandbox: Pick<SandboxDescription, 'chains' | 'svm' | 'balances' | 'embedded'>,
): EmbeddedOptions {
  const query = new URLSearchParams(location.search)
  if (query.get('login') === 'off') return { endpoints: {}, options: {} }
  const rule = rules.find((each) => each === query.get('frame'))
  const { eip155, solana } = networksOf(sandbox)
  const networks = [...eip155, ...solana].map(({ caipNetworkId }) => caipNetworkId)
  const frame = `${sandbox.embedded}/sdk${rule === undefined ? '' : `/${rule}`}`
  return { endpoints: { frame }, options: { embeddedWallet: { networks } } }
}
