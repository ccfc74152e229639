'use client'
import type { CaipNetworkId } from '@latchkit/core'
import {
  type SwitchActiveChainView,
  switchActiveChainFlow,
} from '@latchkit/core/flows/switch-active-chain'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** To a network whose namespace has no wallet yet; null until it has begun. */
export const useSwitchActiveChain = (caipNetworkId: CaipNetworkId): SwitchActiveChainView | null =>
  useView(useFlow(switchActiveChainFlow, { caipNetworkId }))
