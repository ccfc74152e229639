import type { KitState, Namespace, Network } from '@latchkit/core'
import type { Handle } from '../kit/HandleContext.ts'
import { networkOf } from '../kit/of-namespace.ts'

/** What a network button may show and do. */
export type NetworkButtonView = {
  step: 'supported' | 'unsupported' | 'none'
  network: Network | null
  open(): Promise<void>
}

export type NetworkButtonParts = {
  active: Network | null
  supported: boolean
  namespace: Namespace | undefined
}

/** The parts of what is so that a network button is drawn from: of a namespace, of the active one where none is named. */
export const networkButtonParts =
  (namespace?: Namespace) =>
  (state: KitState): NetworkButtonParts => {
    const { active, supported } = networkOf(state, namespace)
    return { active, supported, namespace }
  }

export function networkButtonView(
  { active, supported, namespace }: NetworkButtonParts,
  { opening }: Pick<Handle, 'opening'>,
): NetworkButtonView {
  const step = active === null ? 'none' : supported ? 'supported' : 'unsupported'
  const open = () => opening.open({ view: 'Networks', ...(namespace && { namespace }) })
  return { step, network: active, open }
}
