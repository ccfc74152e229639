'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchActiveChainView, switchActiveChainFlow } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/** Switches to a network whose namespace has no connected wallet. */
export const useSwitchActiveChain = (
  caipNetworkId: CaipNetworkId,
): SwitchActiveChainView | Loading => useFlowView(switchActiveChainFlow, { caipNetworkId })
