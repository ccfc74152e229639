'use client'
import type { CheckedNamespace, Loadable, Namespace, NativeBalance } from '@latchkit/core'
import { useAccount } from './useAccount.ts'

/** The native balance of the connected account. Default namespace: the active one. */
export const useBalance = <N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Loadable<NativeBalance> => useAccount(namespace).balance
