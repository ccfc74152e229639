'use client'
import type { CaipNetworkId, Network, NetworkOption } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Switches to a configured network, through the wallet if one is connected. */
export const useSwitchNetwork = (): Action<
  [network: Network | NetworkOption | CaipNetworkId],
  void
> => useAction(useKit().network.switch)
