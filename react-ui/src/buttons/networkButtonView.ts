import type { KitState, Network } from '@latchkit/core'
import type { Handle } from '../kit/HandleContext.ts'

/** What a network button may show and do. */
export type NetworkButtonView = { step: 'supported' | 'unsupported' | 'none'; network: Network | null; open(): Promise<void> }

export type NetworkButtonParts = { active: Network | null; supported: boolean }

/** The parts of what is so that a network button is drawn from. */
export const networkButtonParts = ({ network }: KitState): NetworkButtonParts => ({ active: network.active, supported: network.supported })

export function networkButtonView({ active, supported }: NetworkButtonParts, { opening }: Pick<Handle, 'opening'>): NetworkButtonView {
  const step = active === null ? 'none' : supported ? 'supported' : 'unsupported'
  return { step, network: active, open: () => opening.open({ view: 'Networks' }) }
}
