'use client'
import type { Namespace } from '@latchkit/core'
import type { ReceiveView } from '../../hooks/receiveView.ts'
import { useReceive } from '../../hooks/useReceive.ts'
import type { Child } from '../../kit/child.types.ts'

type Props = Child<ReceiveView> & { namespace?: Namespace }

/** Calls `children` with the receive view of `namespace`, by default of the active namespace. */
export const Receive = ({ namespace, children }: Props) => children(useReceive(namespace))
