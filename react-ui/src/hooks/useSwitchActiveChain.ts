'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchActiveChainView, switchActiveChainFlow } from '@latchkit/core/flows'
import { useFlow } from '../kit/useFlow.ts'
import { type Loading, useView } from '../kit/useView.ts'

/** Switches to a network whose namespace has no connected wallet. */
export const useSwitchActiveChain = (
  caipNetworkId: CaipNetworkId,
): SwitchActiveChainView | Loading => useView(useFlow(switchActiveChainFlow, { caipNetworkId }))
