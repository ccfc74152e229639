'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { type SendView, sendFlow } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/**
 * Initial values of the form. `asset`: contract or mint address, `native` for the native token;
 * `receiver`: address or name; `amount`: decimal text.
 */
export type SendStart = { asset?: string; receiver?: string; amount?: string }

/**
 * Sends a token from the connected account. Default namespace: the active one. Runs the flow while
 * the component is mounted.
 */
export const useSend = <N extends Namespace>(
  start: SendStart = {},
  namespace?: CheckedNamespace<N>,
): SendView | Loading => useFlowView(sendFlow, { ...start, namespace })
