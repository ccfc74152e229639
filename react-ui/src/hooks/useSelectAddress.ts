'use client'
import type { Namespace } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Makes another address of the connected wallet the active one. */
export const useSelectAddress = (): Action<[namespace: Namespace, address: string], void> =>
  useAction(useKit().account.select)
