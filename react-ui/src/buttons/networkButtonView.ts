import type { KitState, Namespace, Network } from '@latchkit/core'
import { networkOf } from '@latchkit/core/internal'
import type { KitContextValue } from '../kit/KitContext.ts'

/** `open` opens the list of networks; it never rejects, see `ModalOpener`. */
export type NetworkButtonView = { open(): Promise<void> } & (
  | {
      /** `unsupported`: the page has not configured the network. */
      step: 'supported' | 'unsupported'
      network: Network
    }
  | { step: 'none'; network: null }
)

/** Returns the selector of the parts that `networkButtonView` needs. */
export const networkButtonParts = (namespace?: Namespace) => (state: KitState) => {
  const { active, supported } = networkOf(state.network, namespace)
  return { active, supported, namespace }
}

export function networkButtonView(
  { active, supported, namespace }: ReturnType<ReturnType<typeof networkButtonParts>>,
  { opener }: Pick<KitContextValue, 'opener'>,
): NetworkButtonView {
  const open = () => opener.open({ view: 'Networks', ...(namespace && { namespace }) })
  if (active === null) return { step: 'none', network: null, open }
  return { step: supported ? 'supported' : 'unsupported', network: active, open }
}
