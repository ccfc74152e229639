'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Switches to a configured network, through the wallet if one is connected. */
export const useSwitchNetwork = (): Action<Parameters<Kit['network']['switch']>, void> =>
  useAction(useKit().network.switch)
